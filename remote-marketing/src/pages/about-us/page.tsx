import { definePage, staticRegion } from '@shared/ui/page';
import { aboutHead } from './head';

const Content = staticRegion('about-us', () => import(/* webpackChunkName: "about-us.static" */ './content'));

export const page = definePage({ head: aboutHead, regions: [Content], Component: Content });
