import shipped from '../../content/editions.json';
import { buyHead } from './head';

describe('the head of the page of editions', () => {
  it('tells search engines prices that were published, and no samples', () => {
    expect(buyHead({})).not.toHaveProperty('jsonLd');
    const editions = { ...shipped, editions: shipped.editions.slice(1) };
    const { jsonLd = [] } = buyHead({}, { $content: { editions } });
    expect(jsonLd.map(({ name }) => name)).toEqual(['专业版', '团队版']);
    expect(jsonLd[0]).toMatchObject({ '@type': 'Product', offers: { price: 188, priceCurrency: 'CNY', url: '/buy/' } });
  });
});
