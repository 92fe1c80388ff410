import { definePage, staticRegion } from '@shared/ui/page';
import { templatesIn } from '../../content/templates';
import { enhanceCopy } from '../../sections/enhance-copy';
import { templateHead } from './head';

const Content = staticRegion(
  'template',
  () => import(/* webpackChunkName: "template.static" */ './content'),
  enhanceCopy,
);

export const page = definePage({
  content: ['template', 'templates', 'integrations'],
  head: templateHead,
  paths: (published) => templatesIn(published).map(({ id }) => ({ id })),
  regions: [Content],
  Component: Content,
});
