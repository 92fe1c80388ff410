import { definePage, staticRegion } from '@shared/ui/page';
import head from './head.json';

const Content = staticRegion('employee', () => import(/* webpackChunkName: "employee.static" */ './content'));

export const page = definePage({
  content: ['employee'],
  head,
  regions: [Content],
  Component: Content,
});
