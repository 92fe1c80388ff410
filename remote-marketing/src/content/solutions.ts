import { useContent } from '@shared/ui/page';
import type { Solution } from './shapes';
import shipped from './solutions.json';

/** Every solution, as it is in lists; what was published has the facts of the one whose page it is. */
export const useSolutions = (): readonly Solution[] => useContent('solutions', shipped as readonly Solution[]);

/** Every solution of what was published, or what the release ships. */
export function solutionsIn(published: Readonly<Record<string, unknown>> | undefined): readonly Solution[] {
  return (published?.['solutions'] ?? shipped) as readonly Solution[];
}
