import { definePage, staticRegion } from '@shared/ui/page';
import type { PageParams } from '@shared/contract';
import { findCase, caseCards } from '../../content/cases/case-cards';
import { loadCaseStory } from '../../content/cases/case-stories';
import { caseHead } from './head';

const Content = staticRegion('case', () => import(/* webpackChunkName: "case-detail.static" */ './content'));

export const page = definePage({
  content: ['case-detail'],
  head: caseHead,
  paths: casePaths,
  regions: [Content],
  preload: async ({ type, id }) => {
    const card = findCase(type, id);
    if (card) await loadCaseStory(card.id);
  },
  Component: Content,
});

/** Every case's address (docs/requirements.md section 2, `/case/detail/{type}/{id}`). */
function casePaths(): readonly PageParams[] {
  return caseCards.map(({ type, id }) => ({ type, id }));
}
