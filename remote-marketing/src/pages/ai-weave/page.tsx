import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { enhanceCopy } from '../../sections/enhance-copy';
import { together } from '../../sections/together';
import head from './head.json';

const Content = staticRegion(
  'ai-weave',
  () => import(/* webpackChunkName: "ai-weave.static" */ './content'),
  together(enhanceCopy, enhanceTouch),
);

export const page = definePage({
  content: ['ai-weave'],
  head,
  regions: [Content],
  Component: Content,
});
