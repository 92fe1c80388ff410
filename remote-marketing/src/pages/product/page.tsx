import { definePage, staticRegion } from '@shared/ui/page';
import { productHead } from './head';

const Content = staticRegion('product', () => import(/* webpackChunkName: "product.static" */ './content'));

export const page = definePage({ head: productHead, regions: [Content], Component: Content });
