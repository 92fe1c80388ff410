import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import head from './head.json';

const Content = staticRegion(
  'product',
  () => import(/* webpackChunkName: "product.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({
  content: ['product'],
  head,
  regions: [Content],
  Component: Content,
});
