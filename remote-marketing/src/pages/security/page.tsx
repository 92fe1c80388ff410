import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('security', () => import(/* webpackChunkName: "security.static" */ './content'));

export const page = staticPage(Content, { content: ['security', 'product'], head });
