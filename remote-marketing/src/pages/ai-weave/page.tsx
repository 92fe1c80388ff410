import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceCopy } from './enhance-copy';
import { weaveHead } from './head';

const Content = staticRegion(
  'ai-weave',
  () => import(/* webpackChunkName: "ai-weave.static" */ './content'),
  enhanceCopy,
);

export const page = definePage({ head: weaveHead, regions: [Content], Component: Content });
