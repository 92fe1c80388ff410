import { render, screen } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { noHost } from '@shared/contract/release/no-host';
import { page } from './page';
import words from './words.json';

test('says that nothing was written down, until an editor writes what failed', async () => {
  await page.preload({});
  const status = {
    ...words,
    incidents: { ...words.incidents, items: [{ term: '11 月 2 日 09:10', words: '登录不了' }] },
  };
  const props = (content: object): PageProps => ({
    params: {},
    path: '/status/',
    query: '',
    hash: '',
    config: siteConfigSchema.parse({}),
    host: noHost,
    composed: false,
    answers: { at: 0, byAddress: {}, content: { ...content } },
  });
  const { unmount } = render(<page.Component {...props({})} />);
  expect(screen.getByText(words.incidents.none.words)).toBeVisible();
  unmount();
  render(<page.Component {...props({ status })} />);
  expect(screen.getByText('登录不了')).toBeVisible();
  expect(screen.queryByText(words.incidents.none.words)).toBeNull();
});
