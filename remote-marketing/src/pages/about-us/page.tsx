import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('about-us', () => import(/* webpackChunkName: "about-us.static" */ './content'));

export const page = definePage({
  content: ['about-us'],
  head,
  regions: [Content],
  Component: Content,
});
