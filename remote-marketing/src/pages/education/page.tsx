import { definePage, staticRegion } from '@shared/ui/page';
import { head } from './head';

const Content = staticRegion('education', () => import(/* webpackChunkName: "education.static" */ './content'));

export const page = definePage({
  content: ['education'],
  head,
  regions: [Content],
  Component: Content,
});
