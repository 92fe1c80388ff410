import type { PageProps } from '@shared/contract';
import { helpArticleDetail, helpArticleList, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { ArticleView } from '../../features/help/article-view';
import { articleHead } from './head';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "help-article.static" */ '../../features/help/closing'),
);

export const page = definePage({
  data: ({ id = '' }) => ({ article: request(helpArticleDetail, { id }), help: request(helpArticleList) }),
  head: (params, data) => articleHead(params, data?.article),
  regions: [Closing],
  listedBy: request(publicAddresses, { kind: 'help' }),
  Component: ({ params: { id = '' } }: PageProps) => (
    <>
      <ArticleView id={id} />
      <Closing />
    </>
  ),
});
