import type { PageHead } from '@shared/contract';

export const head = {
  title: '帮助中心',
  description: '安装、录制、定时运行、排错、网页与表格的做法，按主题整理，可以直接搜；找不到就到社区问。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '帮助中心', href: '/qa/' },
  ],
} as const satisfies PageHead;
