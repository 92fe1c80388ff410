import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTabs } from '@shared/ui';
import { homeHead } from './head';

const Content = staticRegion('home', () => import(/* webpackChunkName: "home.static" */ './content'), enhanceTabs);

export const page = definePage({
  content: ['home', 'products', 'solutions', 'cases'],
  head: homeHead,
  regions: [Content],
  Component: Content,
});
