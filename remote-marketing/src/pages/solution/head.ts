import type { Crumb, PageHead, PageParams } from '@shared/contract';
import type { SolutionSummary } from '../../content/schema/solutions';
import { solutionList } from '../../content/solution-list';

export function solutionHead({ slug }: PageParams): PageHead {
  const solution = solutionList.find((entry) => entry.slug === slug);
  if (!solution) return { title: '没有这个方案', description: '这个地址没有对应的解决方案。', noIndex: true };
  const { name, market, today, automated } = solution;
  return {
    title: `${name}自动化方案`,
    description: `${market}${name.replace(market, '')}：今天${today}；织成流程以后，${automated}。附流程步骤、读写范围与示例案例。`,
    breadcrumb: solutionCrumbs(solution),
  };
}

export function solutionCrumbs({ slug, name }: Pick<SolutionSummary, 'slug' | 'name'>): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: name, href: `/solution/${slug}/` },
  ];
}
