import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import head from './head.json';

const Content = staticRegion('ai', () => import(/* webpackChunkName: "ai.static" */ './content'), enhanceTouch);

export const page = staticPage(Content, { content: ['ai', 'ai-weave'], head });
