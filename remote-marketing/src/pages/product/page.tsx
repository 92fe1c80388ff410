import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { productHead } from './head';

const Content = staticRegion(
  'product',
  () => import(/* webpackChunkName: "product.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({ head: productHead, regions: [Content], Component: Content });
