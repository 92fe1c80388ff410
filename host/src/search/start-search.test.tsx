import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteConfigSchema } from '@shared/contract/config';
import { SearchField } from '../header/search-field';
import { startSearch } from './start-search';

const config = siteConfigSchema.parse({ basePath: '/site/' });
const heads = {
  schema: 1,
  groups: ['方案', '价格'],
  pages: [
    { path: '/finance/', group: 0, title: '跨境财务', words: '每天对账', headings: [] },
    { path: '/buy/', group: 1, title: '版本与购买', words: '逐项对账', headings: [['怎么付款', 'pay']] },
  ],
  pieces: [],
};
const files: Readonly<Record<string, unknown>> = {
  '/site/composition.json': { releases: { host: {}, 'remote-a': {} } },
  '/site/search/remote-a.json': heads,
};

const went: string[] = [];
let reachable = true;

beforeEach(() => {
  went.length = 0;
  reachable = true;
  document.body.innerHTML = `<header>${renderToStaticMarkup(
    <>
      <SearchField config={config} place="bar" />
      <details data-sheet="">
        <summary>菜单</summary>
        <SearchField config={config} place="sheet" />
      </details>
    </>,
  )}</header><main><textarea aria-label="正文"></textarea></main>`;
  Object.assign(window, {
    __SITE_CONFIG__: config,
    fetch: (address: string) =>
      reachable
        ? Promise.resolve({ ok: address in files, json: () => Promise.resolve(files[address]) })
        : Promise.reject(new TypeError('offline')),
  });
  Element.prototype.scrollIntoView = () => undefined;
  startSearch(screen.getByRole('banner'), (href) => went.push(href));
});

const fields = () => screen.getAllByLabelText<HTMLInputElement>('搜索全站');
async function type(words: string): Promise<HTMLInputElement> {
  const [input] = fields();
  if (!input) throw new Error('no field');
  await userEvent.click(input);
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'));
  await userEvent.type(input, words);
  return input;
}

describe('the field in the header', () => {
  it('is a form that leads to the page of the search before any script', () => {
    for (const input of fields()) {
      expect(input.form).toHaveAttribute('action', '/site/search/');
      expect(input).toHaveAttribute('name', 'q');
    }
  });

  it('offers pages by their groups while one types, with the words marked, and says how many', async () => {
    const input = await type('对账');
    const list = await screen.findByRole('listbox', { name: '找到的页面' });
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('href'))).toEqual([
      '/site/buy/',
      '/site/finance/',
      '/site/search/?q=%E5%AF%B9%E8%B4%A6',
    ]);
    expect([...list.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['对账', '对账']);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('找到 2 条。');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    expect(input.getAttribute('aria-controls')).toBe(list.id);
  });

  it('is gone through by arrows; Enter opens what is marked, Escape closes the list', async () => {
    const input = await type('对账');
    const [first, , last] = await screen.findAllByRole('option');
    const pressed: (string | null)[] = [];
    first?.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(first.getAttribute('href'));
    });
    await userEvent.keyboard('{ArrowUp}');
    expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', first?.id);
    expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, ' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    const [now] = screen.getAllByRole('option');
    now?.addEventListener('click', (event) => {
      event.preventDefault();
      pressed.push(now.getAttribute('href'));
    });
    await userEvent.keyboard('{Enter}');
    expect(pressed).toEqual(['/site/buy/']);
    expect(went).toEqual([]);
  });

  it('leads to all that is found by Enter, also where the index cannot be loaded', async () => {
    reachable = false;
    await type('对账 a&b');
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('现在搜不了'));
    await userEvent.keyboard('{Enter}');
    expect(went).toEqual(['/search/?q=%E5%AF%B9%E8%B4%A6%20a%26b']);
  });
});

describe('the key /', () => {
  it('leads to the field in the menu where the other is not seen', async () => {
    await userEvent.keyboard('/');
    const [, small] = fields();
    expect(small).toHaveFocus();
    expect(small?.closest('details')).toHaveAttribute('open');
    expect(small).toHaveValue('');
  });

  it('is a letter where somebody writes', async () => {
    await userEvent.click(screen.getByLabelText('正文'));
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('正文')).toHaveFocus();
    expect(screen.getByLabelText('正文')).toHaveValue('/');
  });
});
