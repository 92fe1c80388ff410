import { definePage, staticRegion } from '@shared/ui/page';
import { legalHead } from './head';

const Content = staticRegion('legal', () => import(/* webpackChunkName: "legal.static" */ './content'));

export const page = definePage({
  content: ['legal', 'legal-agreement', 'legal-community-rules', 'legal-minors', 'legal-personal-information'],
  head: legalHead,
  regions: [Content],
  Component: Content,
});
