import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';
import { enhanceTill } from './till';

const Content = staticRegion(
  'micro-enterprise',
  () => import(/* webpackChunkName: "micro-enterprise.static" */ './content'),
  enhanceTill,
);

export const page = staticPage(Content, { content: ['micro-enterprise', 'templates', 'editions'], head });
