import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceTabs } from '@shared/ui';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import { together } from '../../sections/together';
import { homeHead } from './head';

const Content = staticRegion(
  'home',
  () => import(/* webpackChunkName: "home.static" */ './content'),
  together(enhanceTabs, enhanceCalculator),
);

export const page = staticPage(Content, {
  content: ['home', 'products', 'solutions', 'cases', 'calculator'],
  head: homeHead,
});
