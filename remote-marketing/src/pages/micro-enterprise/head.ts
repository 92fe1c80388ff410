import type { PageHead } from '@shared/contract';

export const microCrumbs = [
  { label: '首页', href: '/' },
  { label: '小微企业', href: '/micro_enterprise/' },
];

export const microHead: PageHead = {
  title: '小微企业：十件现成的事，算一算值不值',
  description:
    '两三个人的公司也能用：十条改改就能跑的流程，外加一个小计算器，按你的次数、分钟和工时成本算出每月省下多少。',
  breadcrumb: microCrumbs,
};
