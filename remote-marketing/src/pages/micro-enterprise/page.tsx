import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import head from './head.json';

const Content = staticRegion(
  'micro-enterprise',
  () => import(/* webpackChunkName: "micro-enterprise.static" */ './content'),
  enhanceCalculator,
);

export const page = definePage({
  content: ['micro-enterprise', 'templates', 'calculator'],
  head,
  regions: [Content],
  Component: Content,
});
