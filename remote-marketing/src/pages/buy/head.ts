import type { PageHead } from '@shared/contract';

export const buyCrumbs = [
  { label: '首页', href: '/' },
  { label: '版本与购买', href: '/buy/' },
];

export const buyHead: PageHead = {
  title: '版本说明与购买',
  description:
    '个人版、专业版、团队版、企业版逐项对照：能搭多少、怎么跑、怎么一起用、怎么管。可只看差别，价格与额度均为示例。',
  breadcrumb: buyCrumbs,
};
