import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import head from './head.json';

const Content = staticRegion(
  'ai-power',
  () => import(/* webpackChunkName: "ai-power.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({
  content: ['ai-power'],
  head,
  regions: [Content],
  Component: Content,
});
