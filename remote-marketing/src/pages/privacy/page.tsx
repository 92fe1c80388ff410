import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('privacy', () => import(/* webpackChunkName: "privacy.static" */ './content'));

export const page = staticPage(Content, { content: ['privacy', 'legal'], head });
