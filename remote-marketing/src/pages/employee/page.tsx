import { definePage, staticRegion } from '@shared/ui/page';
import { employeeHead } from './head';

const Content = staticRegion('employee', () => import(/* webpackChunkName: "employee.static" */ './content'));

export const page = definePage({ head: employeeHead, regions: [Content], Component: Content });
