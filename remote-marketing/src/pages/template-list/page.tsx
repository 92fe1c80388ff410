import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('templates', () => import(/* webpackChunkName: "template-list.static" */ './content'));

export const page = staticPage(Content, { content: ['template-list', 'templates', 'integrations'], head });
