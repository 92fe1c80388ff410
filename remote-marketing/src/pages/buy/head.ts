import type { PageHead, PageParams } from '@shared/contract';
import { publishedIn } from '../../content/published-in';
import type { Editions } from '../../content/shapes';
import head from './head.json';

/** Prices are data for search engines once somebody published them: those that are shipped are samples. */
export function buyHead(_params: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const { editions = [] } = (publishedIn(data)?.['editions'] ?? {}) as Partial<Editions>;
  const products = editions.flatMap(({ name, summary, unit, price }) => {
    if (!price) return [];
    const each = Math.round(price.monthly / (price.people ?? 1));
    const offer = { '@type': 'Offer', price: each, priceCurrency: 'CNY', description: unit, url: '/buy/' };
    return [{ '@type': 'Product', name, description: summary, offers: offer }];
  });
  return { ...head, ...(products.length > 0 && { jsonLd: products }) };
}
