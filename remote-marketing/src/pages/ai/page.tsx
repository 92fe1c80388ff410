import { definePage, staticRegion } from '@shared/ui/page';
import { aiHead } from './head';

const Content = staticRegion('ai', () => import(/* webpackChunkName: "ai.static" */ './content'));

export const page = definePage({ head: aiHead, regions: [Content], Component: Content });
