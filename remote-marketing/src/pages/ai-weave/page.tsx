import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { enhanceCopy } from './enhance-copy';
import head from './head.json';

const Content = staticRegion(
  'ai-weave',
  () => import(/* webpackChunkName: "ai-weave.static" */ './content'),
  (element) => {
    const stopCopy = enhanceCopy(element);
    const stopTouch = enhanceTouch(element);
    return () => {
      stopCopy();
      stopTouch();
    };
  },
);

export const page = definePage({
  content: ['ai-weave'],
  head,
  regions: [Content],
  Component: Content,
});
