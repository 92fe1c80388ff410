import { definePage, staticRegion } from '@shared/ui/page';
import { integrationsIn } from '../../content/integrations';
import { integrationHead } from './head';

const Content = staticRegion('system', () => import(/* webpackChunkName: "integration.static" */ './content'));

export const page = definePage({
  content: ['integration', 'integrations'],
  head: integrationHead,
  paths: (published) => integrationsIn(published).map(({ id }) => ({ id })),
  regions: [Content],
  Component: Content,
});
