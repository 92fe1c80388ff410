import type { PageHead } from '@shared/contract';

export const head = {
  title: '提交作品',
  description: '把正在替你干活的流程写成作品，参加征集大赛：边写边存草稿，可以先预览，提交后有人看，结果会通知你。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '征集大赛', href: '/rpa_awards/' },
    { label: '提交作品', href: '/rpa_awards/enter/' },
  ],
  noIndex: true,
} as const satisfies PageHead;
