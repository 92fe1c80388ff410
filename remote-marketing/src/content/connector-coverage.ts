import type { Platform } from './schema/connector';

/** Sample coverage; the page says that the client's own list is what counts. */
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
