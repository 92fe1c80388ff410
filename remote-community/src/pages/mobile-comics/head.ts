import type { PageHead } from '@shared/contract';

export const head = {
  title: '用户故事漫画',
  description: '在手机上读：办公室里那些抄不完、对不上、催得急的事，画成几分钟能读完的漫画。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '用户故事漫画', href: '/mobile/comics/' },
  ],
} as const satisfies PageHead;
