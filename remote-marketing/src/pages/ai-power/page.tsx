import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { powerHead } from './head';

const Content = staticRegion(
  'ai-power',
  () => import(/* webpackChunkName: "ai-power.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({ head: powerHead, regions: [Content], Component: Content });
