import type { Crumb, PageHead, PageParams } from '@shared/contract';
import { publishedIn } from '../../content/published-in';
import { caseHref, casesIn, findCase } from '../../content/cases/case-cards';

export function caseHead({ type, id }: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const card = findCase(casesIn(publishedIn(data)), type, id);
  if (!card) return { title: '没有这个案例', description: '这个地址没有对应的案例。', noIndex: true };
  const title = card.title.join('');
  return {
    title: `${title}（示例案例）`,
    description: card.summary,
    breadcrumb: caseCrumbs(title, caseHref(card)),
    jsonLd: [{ '@type': 'Article', headline: title, description: card.summary, inLanguage: 'zh-CN' }],
  };
}

export function caseCrumbs(title: string, href: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: '客户案例', href: '/case/list/' },
    { label: title, href },
  ];
}
