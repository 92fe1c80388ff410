/** Sample coverage; the page says that the client's own list is what counts. */
export const dataSets = [
  { key: 'orders', name: '订单' },
  { key: 'ads', name: '广告' },
  { key: 'stock', name: '库存' },
  { key: 'settlement', name: '结算' },
  { key: 'reviews', name: '评价' },
  { key: 'traffic', name: '流量' },
] as const;

export type DataSetKey = (typeof dataSets)[number]['key'];

export interface Platform {
  name: string;
  market: 'cross-border' | 'domestic';
  /** How old the data may be at the most. */
  freshness: string;
  sets: readonly DataSetKey[];
}

export const platforms: readonly Platform[] = [
  {
    name: '亚马逊',
    market: 'cross-border',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'reviews', 'traffic'],
  },
  { name: 'eBay', market: 'cross-border', freshness: '2 小时', sets: ['orders', 'ads', 'stock', 'settlement'] },
  {
    name: '速卖通',
    market: 'cross-border',
    freshness: '2 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'reviews'],
  },
  {
    name: 'Shopee',
    market: 'cross-border',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'reviews', 'traffic'],
  },
  { name: 'Lazada', market: 'cross-border', freshness: '2 小时', sets: ['orders', 'stock', 'settlement', 'reviews'] },
  {
    name: 'TikTok Shop',
    market: 'cross-border',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'traffic'],
  },
  { name: '独立站', market: 'cross-border', freshness: '15 分钟', sets: ['orders', 'stock', 'reviews', 'traffic'] },
  {
    name: '淘宝 / 天猫',
    market: 'domestic',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'reviews', 'traffic'],
  },
  {
    name: '京东',
    market: 'domestic',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'reviews', 'traffic'],
  },
  { name: '拼多多', market: 'domestic', freshness: '2 小时', sets: ['orders', 'ads', 'settlement', 'reviews'] },
  {
    name: '抖音电商',
    market: 'domestic',
    freshness: '1 小时',
    sets: ['orders', 'ads', 'stock', 'settlement', 'traffic'],
  },
];
