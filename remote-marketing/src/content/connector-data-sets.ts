/** Data sets that are fetched from a platform; the keys are the columns of the table. */
export const dataSets = [
  { key: 'orders', name: '订单' },
  { key: 'ads', name: '广告' },
  { key: 'stock', name: '库存' },
  { key: 'settlement', name: '结算' },
  { key: 'reviews', name: '评价' },
  { key: 'traffic', name: '流量' },
] as const;

export type DataSetKey = (typeof dataSets)[number]['key'];
