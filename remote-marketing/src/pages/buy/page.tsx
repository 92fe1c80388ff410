import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceComparison } from './enhance-comparison';
import head from './head.json';

const Content = staticRegion('buy', () => import(/* webpackChunkName: "buy.static" */ './content'), enhanceComparison);

export const page = definePage({
  content: ['buy', 'editions'],
  head,
  regions: [Content],
  Component: Content,
});
