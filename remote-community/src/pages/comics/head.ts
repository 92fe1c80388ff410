import type { PageHead } from '@shared/contract';

export const head = {
  title: '用户故事漫画',
  description: '办公室里那些抄不完、对不上、催得急的事，画成几分钟能读完的漫画：三个同事和一只小梭。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '用户故事漫画', href: '/comics/' },
  ],
} as const satisfies PageHead;
