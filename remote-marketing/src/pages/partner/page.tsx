import { definePage, staticRegion } from '@shared/ui/page';
import { partnerHead } from './head';

const Content = staticRegion('partner', () => import(/* webpackChunkName: "partner.static" */ './content'));

export const page = definePage({ head: partnerHead, regions: [Content], Component: Content });
