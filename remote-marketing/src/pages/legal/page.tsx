import { staticRegion } from '@shared/ui/page';
import { enhancePrint } from '../../sections/enhance-print';
import { staticPage } from '../../sections/static-page';
import { legalHead } from './head';

const Content = staticRegion('legal', () => import(/* webpackChunkName: "legal.static" */ './content'), enhancePrint);

export const page = staticPage(Content, {
  content: ['legal', 'legal-agreement', 'legal-community-rules', 'legal-minors', 'legal-personal-information'],
  head: legalHead,
});
