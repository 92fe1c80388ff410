import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceDemo } from '../../features/demo/enhance-demo';
import head from './head.json';

const Content = staticRegion('demo', () => import(/* webpackChunkName: "demo.static" */ './content'), enhanceDemo);

export const page = staticPage(Content, { content: ['demo', 'try-flow', 'templates'], head });
