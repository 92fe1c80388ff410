import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceTabs } from '@shared/ui';
import { homeHead } from './head';

const Content = staticRegion('home', () => import(/* webpackChunkName: "home.static" */ './content'), enhanceTabs);

export const page = staticPage(Content, { content: ['home', 'products', 'solutions', 'cases'], head: homeHead });
