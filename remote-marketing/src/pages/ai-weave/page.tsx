import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { enhanceCopy } from './enhance-copy';
import { weaveHead } from './head';

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

export const page = definePage({ head: weaveHead, regions: [Content], Component: Content });
