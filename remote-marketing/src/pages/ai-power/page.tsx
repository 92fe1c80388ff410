import { definePage, staticRegion } from '@shared/ui/page';
import { powerHead } from './head';

const Content = staticRegion('ai-power', () => import(/* webpackChunkName: "ai-power.static" */ './content'));

export const page = definePage({ head: powerHead, regions: [Content], Component: Content });
