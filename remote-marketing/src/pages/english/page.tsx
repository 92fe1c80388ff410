import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceComparison } from '../buy/enhance-comparison';
import { englishHead } from './words';

const Content = staticRegion(
  'english',
  () => import(/* webpackChunkName: "english.static" */ './content'),
  enhanceComparison,
);

export const page = definePage({
  content: ['english-home', 'english-product', 'english-buy', 'editions', 'buy'],
  head: englishHead,
  regions: [Content],
  Component: Content,
});
