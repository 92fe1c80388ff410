import type { PageHead } from '@shared/contract';

export const connectorCrumbs = [
  { label: '首页', href: '/' },
  { label: '数据连接器', href: '/connector/' },
];

export const connectorHead: PageHead = {
  title: '电商数据连接器：各平台的数据取回一张表',
  description:
    '按时把各电商平台的订单、广告、库存、结算、评价、流量取回同一张表，字段已对齐。可按平台与数据集筛选，附同步方式与字段样例。',
  breadcrumb: connectorCrumbs,
};
