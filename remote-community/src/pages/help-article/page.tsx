import type { PageProps, PageHead, PageParams } from '@shared/contract';
import { helpArticleDetail, helpArticleList, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { ArticleView } from '../../features/help/article-view';
import { describe } from '../../features/frame/describe';
import { type HelpArticle, articleHref, helpPath } from '../../features/help/use-help';

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

function articleHead({ id = '' }: PageParams, article: HelpArticle | undefined): PageHead {
  if (!article) return { title: '帮助文章', description: '帮助中心的一篇文章。' };
  const { title, summary, sectionName, updatedAt } = article;
  return {
    title,
    description: describe(`${title}：${summary}`),
    breadcrumb: [
      { label: '首页', href: '/' },
      { label: '帮助中心', href: helpPath },
      { label: title, href: articleHref(id) },
    ],
    jsonLd: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        articleSection: sectionName,
        dateModified: updatedAt,
        inLanguage: 'zh-CN',
        url: articleHref(id),
      },
    ],
  };
}
