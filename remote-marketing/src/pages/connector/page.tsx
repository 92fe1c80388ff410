import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import head from './head.json';

const Content = staticRegion(
  'connector',
  () => import(/* webpackChunkName: "connector.static" */ './content'),
  enhanceTouch,
);

export const page = definePage({
  content: ['connector', 'platforms'],
  head,
  regions: [Content],
  Component: Content,
});
