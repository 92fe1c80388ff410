import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceTouch } from '../../scenes/enhance-touch';
import head from './head.json';

const Content = staticRegion('ai', () => import(/* webpackChunkName: "ai.static" */ './content'), enhanceTouch);

export const page = definePage({
  content: ['ai'],
  head,
  regions: [Content],
  Component: Content,
});
