import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { aiHead } from './head';

const Content = staticRegion('ai', () => import(/* webpackChunkName: "ai.static" */ './content'), enhanceTouch);

export const page = definePage({ head: aiHead, regions: [Content], Component: Content });
