import type { PageHead } from '@shared/contract';

export const powerCrumbs = [
  { label: '首页', href: '/' },
  { label: 'AI Power', href: '/ai-power/' },
];

export const powerHead: PageHead = {
  title: 'AI Power：把公司资料做成能问能办的应用',
  description:
    'AI Power 把制度、手册、表格和模型连成一个应用：回答带出处，要办的事接着交给 RPA 流程去办。从一个问题到发布给同事，四步。',
  breadcrumb: powerCrumbs,
  jsonLd: [{ '@type': 'SoftwareApplication', name: 'AI Power', applicationCategory: 'BusinessApplication' }],
};
