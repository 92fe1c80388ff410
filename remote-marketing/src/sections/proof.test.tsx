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

const content = (words: object) => ({ $content: { home: { ...home, ...words } } });

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
  expect(screen.queryByText(home.videos.tag)).toBeNull();
  expect(page.head({}, content({})).jsonLd).toBeUndefined();
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

test('a video stands with its title, its poster and its captions, and in the data of the page', async () => {
  const uploaded = (letter: string) => `/api/ext/v1/media/uploaded/${letter.repeat(32)}`;
  const video = {
    ...{ url: uploaded('b'), width: 1280, height: 720, length: 75, uploadedAt: '2026-11-28T08:00:00.000Z' },
    ...{ title: '周宁说对账', poster: picture, captions: uploaded('c') },
  };
  const videos = { ...home.videos, items: [{ video, words: '半天变成一杯茶' }] };
  await show({ videos });
  expect(screen.getByText('半天变成一杯茶')).toBeInTheDocument();
  const film = screen.getByLabelText('周宁说对账');
  const said = { src: video.url, preload: 'none', width: '1280', height: '720', poster: `${picture.url}?w=800` };
  for (const [name, value] of Object.entries(said)) expect(film).toHaveAttribute(name, value);
  for (const name of ['controls', 'playsinline']) expect(film).toHaveAttribute(name);
  const track = film.querySelector('track');
  for (const [name, value] of Object.entries({ src: video.captions, kind: 'captions', srclang: 'zh', default: '' }))
    expect(track).toHaveAttribute(name, value);
  expect(page.head({}, content({ videos })).jsonLd).toEqual([
    {
      '@type': 'VideoObject',
      name: '周宁说对账',
      description: '半天变成一杯茶',
      thumbnailUrl: picture.url,
      uploadDate: video.uploadedAt,
      duration: 'PT75S',
      contentUrl: video.url,
    },
  ]);
});
