import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { solutionsIn } from '../../content/solutions';
import { solutionHead } from './head';

const Content = staticRegion('solution', () => import(/* webpackChunkName: "solution.static" */ './content'));

export const page = staticPage(Content, {
  content: ['solution', 'solutions', 'cases', 'case-words', 'case-list'],
  head: solutionHead,
  paths: (published) => solutionsIn(published).map(({ id }) => ({ slug: id })),
});
