import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceStatus } from './enhance-status';
import head from './head.json';

const Content = staticRegion(
  'status',
  () => import(/* webpackChunkName: "status.static" */ './content'),
  enhanceStatus,
);

export const page = definePage({
  start: 'eager',
  content: ['status'],
  head,
  regions: [Content],
  Component: Content,
});
