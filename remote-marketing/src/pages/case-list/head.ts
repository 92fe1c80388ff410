import type { PageHead } from '@shared/contract';

export const caseListCrumbs = [
  { label: '首页', href: '/' },
  { label: '客户案例', href: '/case/list/' },
];

export const caseListHead: PageHead = {
  title: '客户案例（示例）',
  description:
    '十二个示例案例，来自跨境电商、服饰、家居、物流、制造、财税服务六类，可按行业和部门挑，各有用时对比与流程图。',
  breadcrumb: caseListCrumbs,
};
