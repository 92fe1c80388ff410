import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('about-us', () => import(/* webpackChunkName: "about-us.static" */ './content'));

export const page = staticPage(Content, { content: ['about-us'], head });
