import type { PageHead } from '@shared/contract';

export const head = {
  title: '我的',
  description: '你的提问、回答、预订、作品、申请、证书和点赞，在哪些设备上登录，以及导出资料和注销账号。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '我的', href: '/my/' },
  ],
  noIndex: true,
} as const satisfies PageHead;
