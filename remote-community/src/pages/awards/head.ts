import type { PageHead } from '@shared/contract';

export const head = {
  title: '征集大赛',
  description: '提交一个正在替你干活的流程：怎样参加、各赛季的作品，可以按部门和赛季看，登录后点赞。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '征集大赛', href: '/rpa_awards/' },
  ],
} as const satisfies PageHead;
