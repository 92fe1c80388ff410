import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import head from './head.json';

const Content = staticRegion('changelog', () => import(/* webpackChunkName: "changelog.static" */ './content'));

export const page = staticPage(Content, { content: ['changelog', 'changes'], head });
