import type { PageHead } from '@shared/contract';

export const productCrumbs = [
  { label: '首页', href: '/' },
  { label: 'RPA 客户端', href: '/product/' },
];

export const productHead: PageHead = {
  title: 'RPA 客户端：录制、搭建、运行、定时与管理',
  description:
    '装在自己电脑上的自动化客户端：录一遍操作生成步骤，用组件补上判断和循环，定时运行，出错时留下画面并从那一步接着跑。',
  breadcrumb: productCrumbs,
  jsonLd: [
    {
      '@type': 'SoftwareApplication',
      name: 'RPA 客户端',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Windows, macOS, Linux',
    },
  ],
};
