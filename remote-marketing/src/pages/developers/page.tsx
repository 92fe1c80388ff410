import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceCopy } from '../../sections/enhance-copy';
import head from './head.json';

const Content = staticRegion(
  'developers',
  () => import(/* webpackChunkName: "developers.static" */ './content'),
  enhanceCopy,
);

export const page = staticPage(Content, { content: ['developers'], head });
