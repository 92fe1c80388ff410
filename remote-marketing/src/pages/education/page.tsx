import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('education', () => import(/* webpackChunkName: "education.static" */ './content'));

export const page = staticPage(Content, { content: ['education'], head });
