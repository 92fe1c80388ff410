import { definePage, staticRegion } from '@shared/ui/page';
import { privacyHead } from './head';

const Content = staticRegion('privacy', () => import(/* webpackChunkName: "privacy.static" */ './content'));

export const page = definePage({ head: privacyHead, regions: [Content], Component: Content });
