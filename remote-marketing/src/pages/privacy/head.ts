import type { PageHead } from '@shared/contract';

export const privacyCrumbs = [
  { label: '首页', href: '/' },
  { label: '隐私说明', href: '/privacy/' },
];

export const privacyHead: PageHead = {
  title: '隐私说明',
  description: '这个网站在你的浏览器里存什么、向服务器发什么、什么时候发、怎样删除，用平常的话逐条写清。',
  breadcrumb: privacyCrumbs,
};
