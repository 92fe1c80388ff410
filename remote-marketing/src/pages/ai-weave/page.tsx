import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import { enhanceCopy } from '../../sections/enhance-copy';
import { together } from '../../sections/together';
import head from './head.json';

const Content = staticRegion(
  'ai-weave',
  () => import(/* webpackChunkName: "ai-weave.static" */ './content'),
  together(enhanceCopy, enhanceTouch),
);

export const page = staticPage(Content, { content: ['ai-weave'], head });
