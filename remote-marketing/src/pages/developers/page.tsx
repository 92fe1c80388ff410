import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceCopy } from '../../sections/enhance-copy';
import head from './head.json';

const Content = staticRegion(
  'developers',
  () => import(/* webpackChunkName: "developers.static" */ './content'),
  enhanceCopy,
);

export const page = definePage({
  content: ['developers'],
  head,
  regions: [Content],
  Component: Content,
});
