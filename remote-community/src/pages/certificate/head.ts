import type { PageHead } from '@shared/contract';

export const head = {
  title: '个人等级证书',
  description: '按初级、中级、高级申请个人等级证书：上传能看出步骤的材料，在线看评定进度；按编号查验一张证书。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '教育', href: '/education/' },
    { label: '个人等级证书', href: '/certificate/' },
  ],
} as const satisfies PageHead;
