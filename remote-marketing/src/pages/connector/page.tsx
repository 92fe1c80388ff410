import { definePage, staticRegion } from '@shared/ui/page';
import { connectorHead } from './head';

const Content = staticRegion('connector', () => import(/* webpackChunkName: "connector.static" */ './content'));

export const page = definePage({ head: connectorHead, regions: [Content], Component: Content });
