import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('compare', () => import(/* webpackChunkName: "compare.static" */ './content'));

export const page = staticPage(Content, { content: ['compare', 'editions'], head });
