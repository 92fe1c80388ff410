import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceCalculator } from './enhance-calculator';
import { microHead } from './head';

const Content = staticRegion(
  'micro-enterprise',
  () => import(/* webpackChunkName: "micro-enterprise.static" */ './content'),
  enhanceCalculator,
);

export const page = definePage({ head: microHead, regions: [Content], Component: Content });
