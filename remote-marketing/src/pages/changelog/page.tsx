import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('changelog', () => import(/* webpackChunkName: "changelog.static" */ './content'));

export const page = definePage({
  content: ['changelog', 'changes'],
  head,
  regions: [Content],
  Component: Content,
});
