import type { PageHead } from '@shared/contract';

export const head = {
  title: '社区问答',
  description: '卡在哪一步，就问哪一步：按话题看问题和回答，官方推荐的答案排在前面，登录后可以提问、回答。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '社区问答', href: '/community/homePage' },
  ],
} as const satisfies PageHead;
