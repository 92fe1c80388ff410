import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceCalculator } from '../../features/calculator/enhance-calculator';
import { enhanceDemo } from '../../features/demo/enhance-demo';
import { together } from '../../sections/together';
import head from './head.json';

const Content = staticRegion(
  'demo',
  () => import(/* webpackChunkName: "demo.static" */ './content'),
  together(enhanceDemo, enhanceCalculator),
);

export const page = staticPage(Content, { content: ['demo', 'try-flow', 'calculator'], head });
