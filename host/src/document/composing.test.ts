import type { PageModule } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import type { Route } from '../routes';
import { type HostJob, pageParts, pathsOf } from './composing';
import type { Integrity } from '@shared/contract/release';

const reference = { version: '1', entry: 'assets/a/entry.js', files: 'assets/a/files.json', filesIntegrity: 'h' };
const files = (page: string) => ({
  scripts: [`${page}.js`],
  styles: [`${page}.css`],
  staticScripts: [`${page}.static.js`],
  staticStyles: [],
});
const hashed = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `hash of ${name}`]));
const all = (page: string) => hashed('entry.js', `${page}.js`, `${page}.css`, `${page}.static.js`);

/** The parts of the page `list` at `path`. */
function partsOf(path: string, integrity = all('detail')) {
  const job: HostJob = {
    common: { config: siteConfigSchema.parse({}), starter: '', styles: [] },
    host: { name: 'host', ...reference, integrity: '', chunkGlobal: '' },
    remote: {
      name: 'remote-a',
      ...reference,
      entryFile: 'entry.js',
      entryGlobal: 'a',
      chunkGlobal: 'chunksOfA',
      pages: {
        list: {
          files: { ...files('list'), staticStyles: ['list.static.css'] },
          integrity: all('list'),
          styles: [
            { href: 'list.css', css: '' },
            { href: 'list.static.css', css: '' },
          ],
        },
        detail: { files: files('detail'), integrity, styles: [] },
      },
    },
  };
  const route = { pattern: '/list', remote: 'remote-a', page: 'list' } as unknown as Route;
  return pageParts(job, route, { path, params: {} });
}

/** What the HTML of `list` tells of files, where it leads to `leadsTo`. */
function first(leadsTo: readonly string[], integrity?: Integrity) {
  return partsOf('/list/', integrity).dataFor({ start: 'eager', leadsTo }).remote?.first;
}

describe('the addresses that a release composes', () => {
  const page = { paths: () => [{ id: '1' }], listedBy: '/api/x' } as unknown as PageModule;
  const of = (pattern: string, module: PageModule) =>
    pathsOf({ pattern } as unknown as Route, module).map(({ path }) => path);

  it('are those that a page names, or the one of its route', () => {
    expect(of('/list/:id', { ...page, listedBy: undefined })).toEqual(['/list/1/']);
    expect(of('/list', { ...page, listedBy: undefined })).toEqual(['/list/']);
  });

  it('are none where a call lists them, but for those without a parameter', () => {
    expect(of('/list/:id', page)).toEqual([]);
    expect(of('/list', page)).toEqual(['/list/']);
  });
});

describe('what a page’s HTML tells of files', () => {
  it('is what the page itself needs to come alive', () => {
    expect(first([])).toMatchObject({ entry: 'entry.js', pages: { list: { scripts: ['list.js'] } } });
    expect(first([])?.integrity).toEqual(hashed('entry.js', 'list.js', 'list.css'));
  });

  it('is everything that the pages it leads to need, too', () => {
    const { pages, integrity } = first(['detail']) ?? {};
    expect(pages).toMatchObject({ list: { scripts: ['list.js'] }, detail: files('detail') });
    expect(integrity).toEqual({ ...hashed('entry.js', 'list.js', 'list.css'), ...all('detail') });
  });

  it('leaves a page to the release’s own list where a composer from before does not know all its hashes', () => {
    const told = first(['detail'], hashed('entry.js', 'detail.js', 'detail.css'));
    expect(Object.keys(told?.pages ?? {})).toEqual(['list']);
  });

  it('cannot be told of a page that the remote does not have', () => {
    expect(() => first(['detial'])).toThrow('remote-a has no page detial, which list leads to');
  });
});

describe('what a page’s HTML tells of the other device', () => {
  const told = (path: string) => partsOf(path).dataFor({ start: 'idle', leadsTo: [] }).otherDevice;

  it('is where its visitors belong, on the pages that have another', () => {
    expect(told('/comics/')).toEqual({ path: '/mobile/comics/', mobile: true });
    expect(told('/mobile/comics/')).toEqual({ path: '/comics/', mobile: false });
  });

  it('is nothing on every other page', () => {
    expect(told('/list/')).toBeUndefined();
  });
});

it('tells the styles that only static regions need from the others', () => {
  expect(partsOf('/list/').styles).toEqual([
    { href: 'list.css', css: '', ofRegions: false },
    { href: 'list.static.css', css: '', ofRegions: true },
  ]);
});
