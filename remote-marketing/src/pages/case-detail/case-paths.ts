import type { PageParams } from '@shared/contract';
import { caseCards } from '../../content/cases/case-cards';

/** Every case's address (docs/requirements.md section 2, `/case/detail/{type}/{id}`). */
export function casePaths(): readonly PageParams[] {
  return caseCards.map(({ type, id }) => ({ type, id }));
}
