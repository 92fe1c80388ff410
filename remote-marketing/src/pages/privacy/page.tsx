import { staticRegion } from '@shared/ui/page';
import { enhancePrint } from '../../sections/enhance-print';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion(
  'privacy',
  () => import(/* webpackChunkName: "privacy.static" */ './content'),
  enhancePrint,
);

export const page = staticPage(Content, { content: ['privacy', 'legal'], head });
