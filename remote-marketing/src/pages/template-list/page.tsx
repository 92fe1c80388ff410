import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('templates', () => import(/* webpackChunkName: "template-list.static" */ './content'));

export const page = definePage({
  content: ['template-list', 'templates'],
  head,
  regions: [Content],
  Component: Content,
});
