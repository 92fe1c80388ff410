import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { connectorHead } from './head';

const Content = staticRegion(
  'connector',
  () => import(/* webpackChunkName: "connector.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({ head: connectorHead, regions: [Content], Component: Content });
