import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('partner', () => import(/* webpackChunkName: "partner.static" */ './content'));

export const page = staticPage(Content, { content: ['partner'], head });
