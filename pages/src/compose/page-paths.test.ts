import type { PageFacts, SiteRoute } from '@shared/contract/release';
import { addressesOf, checkedAddresses, fileAt, isOnDemand, isSiteFile } from './page-paths';

const remote = 'remote-a';
const route = (pattern: string): SiteRoute => ({ pattern, remote, page: 'page', header: 'light' });

const at = (paths: readonly string[]) => paths.map((path) => ({ path, params: {} }));

function addresses(pattern: string, paths: readonly string[], prefixes?: readonly string[]): string[] {
  const limits = { remote, rootFiles: ['icon.svg'], prefixes };
  return checkedAddresses([at(paths)], [route(pattern)], limits).map(({ file }) => file);
}

describe('the address of a page', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['/index.html', '/index.html', 'index.html'],
    ['/a/:b/:c', '/a/x/y.z/', 'a/x/y.z/index.html'],
    ['/a/:b', '/a/案例-1/', 'a/案例-1/index.html'],
    ['/a/:b', '/a/%E6%A1%88/', 'a/%E6%A1%88/index.html'],
    ['/a/:b', '/a/x.html', 'a/x.html'],
    ['/a/:b/:c', '/a/b/c/', 'a/b/c/index.html'],
  ])('of the route %s may be %s', (pattern, path, file) => {
    expect(addresses(pattern, [path])).toEqual([file]);
  });

  it.each([
    ['/', '/b/'],
    ['/a', '/a/b/'],
    ['/a/:b', '/a/'],
    ['/a/:b', '/a/b/c/'],
    ['/a/:b', '/A/b/'],
    ['/:a', '/assets/'],
    ['/:a', '/API/'],
    ['/:a', '/desk/'],
    ['/:a', '/icon.svg/'],
    ['/:a', '/404.html'],
    ['/a/:b/:c', '/a/../b/'],
    ['/a/:b/:c', '/a/%2e%2e/b/'],
    ['/a/:b', '/a//b/'],
    ['/a/:b', '/a/%zz/'],
    ['/a/:b', '/a/%e6%a1%88/'],
    ['/a/:b', '/a/b'],
    ['/a/:b', 'a/b/'],
  ])('of the route %s may not be %s', (pattern, path) => {
    expect(() => addresses(pattern, [path])).toThrow('is no address for a page');
  });

  it('is below what its team may compose', () => {
    expect(addresses('/a/:x', ['/a/b/', '/a/c/'], ['/a/'])).toHaveLength(2);
    expect(() => addresses('/a/:x', ['/a/b/', '/a/c/'], ['/a/b'])).toThrow(
      '/a/c/ is no address for a page: remote-a may compose below /a/b alone',
    );
    expect(() => addresses('/:a', ['/ab/'], ['/a'])).toThrow('may compose below /a alone');
    expect(addresses('/download', ['/download/'], ['/download/'])).toHaveLength(1);
    expect(addresses('/download/:file', ['/download/win/'], ['/download/'])).toHaveLength(1);
    for (const path of ['/downloads/', '/downloa/', '/index.html'])
      expect(() => addresses('/:a', [path], ['/download/'])).toThrow('may compose below /download/ alone');
    expect(() => addresses('/:a', ['/a/'], [])).toThrow('remote-a may compose below nothing');
  });

  it('may be there twice by two fixed routes of the host, and by nothing else', () => {
    const routes = [route('/'), route('/index.html'), route('/:any')];
    const limits = { remote, rootFiles: [] };
    const check = (found: readonly string[][], ...wanted: number[]) =>
      checkedAddresses(
        found.map(at),
        wanted.map((index) => routes[index] ?? route('')),
        limits,
      );
    expect(check([['/'], ['/index.html']], 0, 1)).toHaveLength(2);
    expect(() => check([['/'], ['/index.html']], 0, 2)).toThrow('it has two pages at /index.html');
    expect(() => check([['/a/', '/a/']], 2)).toThrow('it has two pages at /a/');
  });

  it('is what it is to the host: the same file', () => {
    expect([fileAt('/'), fileAt('/a/'), fileAt('/a.html')]).toEqual(['index.html', 'a/index.html', 'a.html']);
  });
});

describe('an address that is composed on demand', () => {
  it('is named by identifiers', () => {
    expect(isOnDemand('/comics/12/3/', '/comics/:id/:chapter')).toBe(true);
  });

  it.each([
    '/comics/..%5cetc/passwd/',
    '/comics/..\\etc/passwd/',
    '/comics/%252e%252e/1/',
    `/comics/${'1'.repeat(65)}/1/`,
    '/comics/constructor/1/',
    '/comics/__proto__/1/',
  ])('is not asked for as %s', (path) => {
    expect(isOnDemand(path, '/comics/:id/:chapter')).toBe(false);
  });
});

describe('a further address of a page', () => {
  const of = (params: Record<string, string>, paths: Record<string, string>[]) =>
    addressesOf({ ...route('/b'), params }, { paths, listedBy: null } as unknown as PageFacts).map(({ path }) => path);

  it('is there as long as the page is', () => {
    expect([of({ slug: 'x' }, [{ slug: 'x' }]), of({ slug: 'x' }, [{ slug: 'y' }])]).toEqual([['/b/'], []]);
    expect([of({ text: 'x' }, [{}]), of({}, [{ slug: 'y' }]), of({}, [])]).toEqual([['/b/'], ['/b/'], ['/b/']]);
  });
});

describe('a file of the host’s own', () => {
  it.each(['404.html', '404/index.html', 'sitemap.xml', 'robots.txt', 'llms.txt', 'site.webmanifest', 'offline.js'])(
    'may be %s',
    (file) => {
      expect(isSiteFile(file)).toBe(true);
    },
  );
  it.each([
    'index.html',
    'composition.json',
    'a/b.xml',
    '../x.xml',
    '/x.xml',
    '.x.xml',
    'x.js',
    'x.xml\0',
    '__proto__',
  ])('may not be %s', (file) => {
    expect(isSiteFile(file)).toBe(false);
  });
});
