import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import { together } from '../../sections/together';
import { enhanceComparison } from './enhance-comparison';
import { buyHead } from './head';

const Content = staticRegion(
  'buy',
  () => import(/* webpackChunkName: "buy.static" */ './content'),
  together(enhanceComparison, enhanceCalculator),
);

export const page = staticPage(Content, { content: ['buy', 'editions', 'calculator'], head: buyHead });
