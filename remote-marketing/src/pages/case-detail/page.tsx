import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { casesIn, findCase } from '../../content/cases/case-cards';
import { loadCaseStory } from '../../content/cases/case-stories';
import { caseHead } from './head';

const Content = staticRegion('case', () => import(/* webpackChunkName: "case-detail.static" */ './content'));

export const page = staticPage(Content, {
  content: ['case-detail', 'cases', 'case-words', 'templates'],
  head: caseHead,
  /** Every case’s address (docs/requirements.md section 2, `/case/detail/{type}/{id}`). */
  paths: (published) => casesIn(published).map(({ type, id }) => ({ type, id })),
  preload: async ({ type, id }) => {
    const card = findCase(casesIn(), type, id);
    // What was added since comes with what was published.
    if (card) await loadCaseStory(card.id);
  },
});
