import type { PageHead } from '@shared/contract';

export const head = {
  title: '搜索',
  description: '在帮助、社区问答、大赛作品和漫画里一起找。',
  noIndex: true,
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '搜索', href: '/search/' },
  ],
} as const satisfies PageHead;
