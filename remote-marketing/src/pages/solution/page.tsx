import { definePage, staticRegion } from '@shared/ui/page';
import { solutionList } from '../../content/solution-list';
import { solutionHead } from './head';

const Content = staticRegion('solution', () => import(/* webpackChunkName: "solution.static" */ './content'));

export const page = definePage({
  content: ['solution'],
  head: solutionHead,
  paths: () => solutionList.map(({ slug }) => ({ slug })),
  regions: [Content],
  Component: Content,
});
