import { useContent } from '@shared/ui/page';
import caseWords from '../case-words.json';
import shipped from '../cases.json';
import type { Case } from '../shapes';

/** Every case, as it is in lists; what was published has the facts of the one whose page it is. */
export const useCases = (): readonly Case[] => useContent('cases', shipped as readonly Case[]);

/** Words beside each case, wherever it is shown. */
export const useCaseWords = () => useContent('case-words', caseWords);

/** Every case of what was published, or what the release ships. */
export function casesIn(published?: Readonly<Record<string, unknown>>): readonly Case[] {
  return (published?.['cases'] ?? shipped) as readonly Case[];
}

export function caseHref({ type, id }: Pick<Case, 'type' | 'id'>): string {
  return `/case/detail/${type}/${id}/`;
}

export function findCase(cases: readonly Case[], type: string | undefined, id: string | undefined): Case | undefined {
  return cases.find((card) => card.type === type && card.id === id);
}
