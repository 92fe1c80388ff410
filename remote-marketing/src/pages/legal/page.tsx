import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { legalHead } from './head';

const Content = staticRegion('legal', () => import(/* webpackChunkName: "legal.static" */ './content'));

export const page = staticPage(Content, {
  content: ['legal', 'legal-agreement', 'legal-community-rules', 'legal-minors', 'legal-personal-information'],
  head: legalHead,
});
