import { definePage, staticRegion } from '@shared/ui/page';
import { findCase } from '../../content/cases/case-cards';
import { loadCaseStory } from '../../content/cases/case-stories';
import { casePaths } from './case-paths';
import { caseHead } from './head';

const Content = staticRegion('case', () => import(/* webpackChunkName: "case-detail.static" */ './content'));

export const page = definePage({
  head: caseHead,
  paths: casePaths,
  regions: [Content],
  preload: async ({ type, id }) => {
    const card = findCase(type, id);
    if (card) await loadCaseStory(card.id);
  },
  Component: Content,
});
