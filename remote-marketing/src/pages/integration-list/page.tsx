import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('systems', () => import(/* webpackChunkName: "integration-list.static" */ './content'));

export const page = staticPage(Content, { content: ['integration-list', 'integrations'], head });
