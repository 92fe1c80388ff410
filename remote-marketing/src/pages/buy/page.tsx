import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import { together } from '../../sections/together';
import { enhanceComparison } from './enhance-comparison';
import { buyHead } from './head';

const Content = staticRegion(
  'buy',
  () => import(/* webpackChunkName: "buy.static" */ './content'),
  together(enhanceComparison, enhanceCalculator),
);

export const page = definePage({
  content: ['buy', 'editions', 'calculator'],
  head: buyHead,
  regions: [Content],
  Component: Content,
});
