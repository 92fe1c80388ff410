import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('systems', () => import(/* webpackChunkName: "integration-list.static" */ './content'));

export const page = definePage({
  content: ['integration-list', 'integrations'],
  head,
  regions: [Content],
  Component: Content,
});
