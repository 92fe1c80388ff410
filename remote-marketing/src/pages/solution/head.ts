import type { Crumb, PageHead, PageParams } from '@shared/contract';
import { publishedIn } from '../../content/published-in';
import type { SolutionCard } from '../../content/shapes';
import { solutionsIn } from '../../content/solutions';

export function solutionHead({ slug }: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const solution = solutionsIn(publishedIn(data)).find(({ id }) => id === slug);
  if (!solution) return { title: '没有这个方案', description: '这个地址没有对应的解决方案。', noIndex: true };
  const { name, market, before, after } = solution;
  return {
    title: `${name} RPA 自动化方案 · ${market}电商`,
    description: `${market}${name.replace(market, '')}：今天${before}；织成流程以后，${after}。附流程步骤、读写范围与示例案例。`,
    breadcrumb: solutionCrumbs(solution),
  };
}

export function solutionCrumbs({ id, name }: Pick<SolutionCard, 'id' | 'name'>): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: name, href: `/solution/${id}/` },
  ];
}
