import type { PageHead } from '@shared/contract';

export const head = {
  title: '给我们留言',
  description: '试用、购买、合作、教育认证、使用中的问题：写一句话，留一个电话或邮箱，我们照着回你。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '给我们留言', href: '/contactus/' },
  ],
} as const satisfies PageHead;
