import type { CaseCard } from '../schema/cases';
import cards from './case-cards.json';

export const caseCards = cards as readonly CaseCard[];

export function caseHref({ type, id }: Pick<CaseCard, 'type' | 'id'>): string {
  return `/case/detail/${type}/${id}/`;
}

export function findCase(type: string | undefined, id: string | undefined): CaseCard | undefined {
  return caseCards.find((card) => card.type === type && card.id === id);
}
