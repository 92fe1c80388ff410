import { staticRegion } from '@shared/ui/page';
import { staticPage } from '../../sections/static-page';
import { templatesIn } from '../../content/templates';
import { enhanceCopy } from '../../sections/enhance-copy';
import { templateHead } from './head';

const Content = staticRegion(
  'template',
  () => import(/* webpackChunkName: "template.static" */ './content'),
  enhanceCopy,
);

export const page = staticPage(Content, {
  content: ['template', 'templates', 'integrations'],
  head: templateHead,
  paths: (published) => templatesIn(published).map(({ id }) => ({ id })),
});
