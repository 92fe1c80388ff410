import { definePage, staticRegion } from '@shared/ui/page';
import { solutionsIn } from '../../content/solutions';
import { solutionHead } from './head';

const Content = staticRegion('solution', () => import(/* webpackChunkName: "solution.static" */ './content'));

export const page = definePage({
  content: ['solution', 'solutions', 'cases', 'case-words'],
  head: solutionHead,
  paths: (published) => solutionsIn(published).map(({ id }) => ({ slug: id })),
  regions: [Content],
  Component: Content,
});
