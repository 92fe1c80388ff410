import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceStatus } from './enhance-status';
import head from './head.json';

const Content = staticRegion(
  'status',
  () => import(/* webpackChunkName: "status.static" */ './content'),
  enhanceStatus,
);

export const page = staticPage(Content, { start: 'eager', content: ['status'], head });
