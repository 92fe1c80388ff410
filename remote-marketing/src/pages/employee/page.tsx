import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('employee', () => import(/* webpackChunkName: "employee.static" */ './content'));

export const page = staticPage(Content, { content: ['employee'], head });
