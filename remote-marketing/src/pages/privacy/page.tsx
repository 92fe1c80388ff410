import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('privacy', () => import(/* webpackChunkName: "privacy.static" */ './content'));

export const page = definePage({
  content: ['privacy'],
  head,
  regions: [Content],
  Component: Content,
});
