import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('compare', () => import(/* webpackChunkName: "compare.static" */ './content'));

export const page = definePage({
  content: ['compare', 'editions'],
  head,
  regions: [Content],
  Component: Content,
});
