import { useContent } from '@shared/ui/page';
import { caseHref, useCases } from './cases/case-cards';
import type { Solution } from './shapes';
import shipped from './solutions.json';

/** Every solution, as it is in lists; what was published has the facts of the one whose page it is. */
export const useSolutions = (): readonly Solution[] => useContent('solutions', shipped as readonly Solution[]);

/** Tells whether the case or solution that a link leads to was not taken out at the desk. */
export function useIsThere(): (href: string) => boolean {
  const addresses = [...useCases().map(caseHref), ...useSolutions().map(({ id }) => `/solution/${id}/`)];
  return (href) => !/^\/(?:case\/detail|solution)\//.test(href) || addresses.includes(href.replace(/[?#].*/, ''));
}

/** Every solution of what was published, or what the release ships. */
export function solutionsIn(published: Readonly<Record<string, unknown>> | undefined): readonly Solution[] {
  return (published?.['solutions'] ?? shipped) as readonly Solution[];
}
