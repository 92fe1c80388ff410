import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('partner', () => import(/* webpackChunkName: "partner.static" */ './content'));

export const page = definePage({
  content: ['partner'],
  head,
  regions: [Content],
  Component: Content,
});
