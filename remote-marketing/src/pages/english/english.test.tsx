import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { siteConfigSchema } from '@shared/contract/config';
import { noHost } from '@shared/contract/release/no-host';
import shippedEditions from '../../content/editions.json';
import { translator } from './editions';
import { page } from './page';

const CHINESE = /[\u3001-\u303f\u3400-\u9fff\uff01-\uff5e]/;
const config = siteConfigSchema.parse({ brand: { name: 'Acme' } });

async function show(text: string, content: Readonly<Record<string, unknown>> = {}) {
  await page.preload({ text });
  const answers = { at: 0, byAddress: {}, content };
  const props = { params: { text }, path: '/', query: '', hash: '', config, host: noHost, composed: false, answers };
  return render(<page.Component {...props} />).container;
}

beforeAll(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => media as unknown as MediaQueryList;
});

describe.each(['home', 'product', 'buy'])('the page %s in English', (text) => {
  it('says nothing in Chinese, and of each page in Chinese that it is', async () => {
    const container = await show(text);
    expect(container.innerHTML).not.toMatch(CHINESE);
    for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      const isEnglish = /^(#|\/en\/)/.test(link.getAttribute('href') ?? '');
      expect([link.hreflang, link.textContent.includes('(in Chinese)')]).toEqual(
        isEnglish ? ['', false] : ['zh-CN', true],
      );
    }
    const { title, description } = page.head({ text });
    expect(title + description).not.toMatch(CHINESE);
  });
});

it('the prices in English are those that were published, and a word without its term stays as it is', async () => {
  const [, professional, ...others] = shippedEditions.editions;
  const changed = { ...professional, price: { monthly: 777, yearly: 666 }, unit: '每两人' };
  await show('buy', { editions: { ...shippedEditions, editions: [shippedEditions.editions[0], changed, ...others] } });
  const [editions, seats] = screen.getAllByRole('table').map((table) => within(table));
  for (const words of ['¥777', '¥666', '每两人', '300 a day'])
    expect(editions?.getAllByText(words)[0]).toBeInTheDocument();
  expect(
    seats?.getByRole('row', { name: '12 Team Packs:\u00a03 (15\u00a0seats) ¥416 per month for 5 ¥14,976' }),
  ).toBeInTheDocument();
});

it('a term with a number takes whatever number there is', () => {
  const say = translator([{ zh: '每天共用 {n} 次', en: '{n} a day, shared' }]);
  expect(say('每天共用 2,000 次')).toBe('2,000 a day, shared');
  expect(say('别的 3')).toBe('别的 3');
});
