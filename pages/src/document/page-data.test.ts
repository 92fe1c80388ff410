import { siteConfigSchema } from '@shared/contract/config';
import { type RemoteIngredients, pageParts } from './page-data';

const reference = { version: '1', entry: 'assets/a/entry.js', files: 'assets/a/files.json', filesIntegrity: 'h' };
const files = (page: string) => ({
  scripts: [`${page}.js`],
  styles: [`${page}.css`],
  staticScripts: [`${page}.static.js`],
  staticStyles: [],
});
const hashed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `hash of ${name}`]));
const all = (page: string) => hashed('entry.js', `${page}.js`, `${page}.css`, `${page}.static.js`);

const remote: RemoteIngredients = {
  name: 'remote-a',
  ...reference,
  entryFile: 'entry.js',
  entryGlobal: 'a',
  chunkGlobal: 'chunksOfA',
  routes: [],
  sharePictures: {},
  pages: {
    list: {
      files: { ...files('list'), staticStyles: ['list.static.css'] },
      integrity: all('list'),
      styles: [
        { href: 'list.css', css: '.a{}' },
        { href: 'more.css', css: '.b{}' },
        { href: 'list.static.css', css: '' },
      ],
    },
    detail: { files: files('detail'), integrity: all('detail'), styles: [] },
  },
};

/** The parts of the page `list`. */
function partsOf({ start = 'idle', leadsTo = [] }: { start?: 'idle' | 'eager'; leadsTo?: string[] } = {}) {
  const host = { name: 'host', ...reference, integrity: 'hash of the host', chunkGlobal: '' };
  const otherDevice = { path: '/mobile/list/', mobile: true };
  const route = { pattern: '/list', remote: 'remote-a', page: 'list', header: 'light' as const };
  return pageParts(
    {
      config: siteConfigSchema.parse({ basePath: '/site/' }),
      starter: '',
      styles: [],
      notFoundStyles: [],
      host,
      remote,
    },
    { route, path: '/list/', params: {}, facts: { start, leadsTo }, otherDevice, answers: null },
  );
}

/** Files that the HTML of `list` names, where it leads to `leadsTo`. */
const first = (leadsTo: string[]) => partsOf({ leadsTo }).data.remote?.first;

describe('files that a page’s HTML names', () => {
  it('is what the page itself needs to come alive', () => {
    expect(first([])).toMatchObject({ entry: 'entry.js', pages: { list: { scripts: ['list.js'] } } });
    expect(first([])?.integrity).toEqual(hashed('entry.js', 'list.js', 'list.css'));
  });

  it('is everything that the pages it leads to need, too', () => {
    const { pages, integrity } = first(['detail']) ?? {};
    expect(pages).toMatchObject({ list: { scripts: ['list.js'] }, detail: files('detail') });
    expect(integrity).toEqual({ ...hashed('entry.js', 'list.js', 'list.css'), ...all('detail') });
  });

  it('cannot be told of a page that the remote does not have', () => {
    expect(() => first(['detial'])).toThrow('remote-a has no page detial, which list leads to');
  });
});

it('an eager page asks early for the host, its entry and its own scripts, each by its hash', () => {
  expect(partsOf({ start: 'eager' }).preload).toEqual([
    { url: '/site/assets/a/entry.js', integrity: 'hash of the host' },
    { url: '/site/assets/a/entry.js', integrity: 'hash of entry.js' },
    { url: '/site/assets/a/list.js', integrity: 'hash of list.js' },
  ]);
  expect(partsOf().preload).toEqual([]);
});

it('a page says where visitors of the other device belong', () => {
  expect(partsOf().data.otherDevice).toEqual({ path: '/mobile/list/', mobile: true });
});

it('a page has its sheets in one element, and those that only static regions need in another', () => {
  expect(partsOf().styles).toEqual([
    { href: 'list.css more.css', css: '.a{}.b{}', ofRegions: false },
    { href: 'list.static.css', css: '', ofRegions: true },
  ]);
});
