import type { PageHead, PageParams } from '@shared/contract';
import { describe } from '../../features/frame/describe';
import { type HelpArticle, articleHref, helpPath } from '../../features/help/use-help';

export function articleHead({ id = '' }: PageParams, article: HelpArticle | undefined): PageHead {
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
