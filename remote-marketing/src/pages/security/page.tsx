import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('security', () => import(/* webpackChunkName: "security.static" */ './content'));

export const page = definePage({
  content: ['security'],
  head,
  regions: [Content],
  Component: Content,
});
