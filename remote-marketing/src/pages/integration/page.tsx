import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { integrationsIn } from '../../content/integrations';
import { integrationHead } from './head';

const Content = staticRegion('system', () => import(/* webpackChunkName: "integration.static" */ './content'));

export const page = staticPage(Content, {
  content: ['integration', 'integrations', 'templates'],
  head: integrationHead,
  paths: (published) => integrationsIn(published).map(({ id }) => ({ id })),
});
