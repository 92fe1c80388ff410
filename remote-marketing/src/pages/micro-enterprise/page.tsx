import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import head from './head.json';

const Content = staticRegion(
  'micro-enterprise',
  () => import(/* webpackChunkName: "micro-enterprise.static" */ './content'),
  enhanceCalculator,
);

export const page = staticPage(Content, { content: ['micro-enterprise', 'templates', 'calculator', 'editions'], head });
