import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('demo', () => import(/* webpackChunkName: "demo.static" */ './content'));

export const page = definePage({
  content: ['demo'],
  head,
  regions: [Content],
  Component: Content,
});
