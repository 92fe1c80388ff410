import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { enhanceComparison } from './enhance-comparison';
import { buyHead } from './head';

const Content = staticRegion('buy', () => import(/* webpackChunkName: "buy.static" */ './content'), enhanceComparison);

export const page = staticPage(Content, { content: ['buy', 'editions'], head: buyHead });
