import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceComparison } from './enhance-comparison';
import { buyHead } from './head';

const Content = staticRegion('buy', () => import(/* webpackChunkName: "buy.static" */ './content'), enhanceComparison);

export const page = definePage({
  content: ['buy', 'editions'],
  head: buyHead,
  regions: [Content],
  Component: Content,
});
