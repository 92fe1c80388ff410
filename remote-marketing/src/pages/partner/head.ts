import type { PageHead } from '@shared/contract';

export const partnerCrumbs = [
  { label: '首页', href: '/' },
  { label: '合作伙伴', href: '/partner/' },
];

export const partnerHead: PageHead = {
  title: '合作伙伴：一起把流程送到用的人手里',
  description:
    '交付、渠道、课程、技术四类伙伴，各做什么、各得什么、怎样加入，用留言表申请。合作条件为示例，以协议为准。',
  breadcrumb: partnerCrumbs,
};
