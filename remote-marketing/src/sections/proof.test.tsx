import { render, screen, within } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { noHost } from '@shared/contract/release/no-host';
import { page } from '../pages/home/page';
import home from '../pages/home/words.json';

const picture = {
  url: `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`,
  width: 300,
  height: 100,
  alt: '某某电商的标志',
  focus: { x: 5, y: 5 },
};

async function show(words: object) {
  await page.preload({});
  const props: PageProps = {
    ...{
      params: {},
      path: '/',
      query: '',
      hash: '',
      config: siteConfigSchema.parse({}),
      host: noHost,
      composed: false,
    },
    answers: { at: 0, byAddress: {}, content: { home: { ...home, ...words } } },
  };
  render(<page.Component {...props} />);
}

test('proof is not there until an editor puts some in', async () => {
  await show({});
  expect(screen.queryByText(home.customers.tag)).toBeNull();
  expect(screen.queryByText(home.quotes.phrases.join(''))).toBeNull();
});

test('customers stand by their logo or their name, and what they say with who says it', async () => {
  const customers = { ...home.customers, items: [{ name: '某某电商', logo: picture }, { name: '另一家' }] };
  const words = '对账从半天变成一杯茶的工夫。';
  const quotes = { ...home.quotes, items: [{ words, name: '周宁', role: '某某电商，财务', figure: '每天省 3 小时' }] };
  await show({ customers, quotes });
  expect(screen.getByRole('img', { name: '某某电商的标志' })).toHaveAttribute('width', '300');
  expect(screen.getByText('另一家')).toBeInTheDocument();
  const figure = within(screen.getByText(words).closest('figure') ?? document.body);
  expect(figure.getByText('周宁')).toBeInTheDocument();
  expect(figure.getByText('每天省 3 小时')).toBeInTheDocument();
});
