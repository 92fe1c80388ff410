import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('demo', () => import(/* webpackChunkName: "demo.static" */ './content'));

export const page = staticPage(Content, { content: ['demo'], head });
