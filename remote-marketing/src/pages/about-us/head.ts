import type { PageHead } from '@shared/contract';

export const aboutCrumbs = [
  { label: '首页', href: '/' },
  { label: '关于我们', href: '/about_us/' },
];

export const aboutHead: PageHead = {
  title: '关于我们',
  description: '我们为什么做这台织机、一路怎么走来、在哪里办公、怎么联系，以及可以下载的标志与用法。经历与地址为示例。',
  breadcrumb: aboutCrumbs,
};
