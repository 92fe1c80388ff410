import type { Redirect } from '@shared/contract/release';
import { addressesOf, refuseForeignRedirects, siteRoutes } from './site-addresses';

const page = { scripts: [], styles: [], staticScripts: [], staticStyles: [] };
const remote = (name: string, patterns: readonly string[], redirects: Redirect[] = []) => ({
  name,
  version: '1.0.0',
  pages: { page },
  routes: patterns.map((pattern) => ({ pattern, page: 'page' })),
  redirects,
});

describe('addresses of packages side by side', () => {
  it('are those of all, each with its package and a light header where none is said', () => {
    const addresses = addressesOf([remote('remote-b', ['/b/:id']), remote('remote-a', ['/', '/a'])]);
    expect(siteRoutes(addresses)).toEqual([
      { pattern: '/', page: 'page', remote: 'remote-a', header: 'light' },
      { pattern: '/a', page: 'page', remote: 'remote-a', header: 'light' },
      { pattern: '/b/:id', page: 'page', remote: 'remote-b', header: 'light' },
    ]);
  });

  it.each([
    ['the same address', '/a', '/a'],
    ['one that a pattern fits', '/a/:id', '/a/new'],
    ['one that two patterns fit', '/:kind/new', '/a/:id'],
  ])('are refused where two packages claim %s', (_what, one, other) => {
    const both = [remote('remote-a', [one]), remote('remote-b', [other])];
    const message = `${other} of remote-b is an address of remote-a already, by ${one}: one of the two has to give it up`;
    expect(() => addressesOf(both)).toThrow(message);
  });

  it('may fit each other within one package, which orders them', () => {
    expect(siteRoutes(addressesOf([remote('remote-a', ['/a/:id', '/a/new'])]))).toHaveLength(2);
    expect(() => addressesOf([remote('remote-a', ['/a', '/a'])])).toThrow('is an address of remote-a already');
  });

  it('that lead on are claimed, too, and lead to a page', () => {
    const moved = { from: '/old/:id', to: '/a/:id' };
    expect(addressesOf([remote('remote-a', ['/a/:id'], [moved])])['remote-a']?.redirects).toEqual([moved]);
    const taken = [remote('remote-a', ['/a/:id'], [moved]), remote('remote-b', ['/old/7'])];
    expect(() => addressesOf(taken)).toThrow('/old/:id of remote-a is an address of remote-b already');
    const led = (redirect: Redirect) => () => addressesOf([remote('remote-a', ['/a/:id', '/list'], [redirect])]);
    expect(led({ from: '/old', to: '/nowhere' })).toThrow('leads from /old to /nowhere, where no page stands');
    expect(led({ from: '/old', to: '/a/:id' })).toThrow('and nothing says what :id is');
    expect(led({ from: '/list', parameter: 'id', to: '/a/:id' })).not.toThrow();
  });

  it('lead on from what the team may have alone', () => {
    const one = remote('remote-a', ['/a'], [{ from: '/old', to: '/a' }]);
    expect(() => {
      refuseForeignRedirects(one, ['/a/']);
    }).toThrow('remote-a may not lead on from /old: it is not below /a/');
    expect(() => {
      refuseForeignRedirects(one, ['/a/', '/old/']);
    }).not.toThrow();
  });

  it('say which page a release does not have, and that a build from before brings none', () => {
    const lost = { ...remote('remote-a', []), routes: [{ pattern: '/a', page: 'lost' }] };
    expect(() => addressesOf([lost])).toThrow('The route /a needs the page lost, which remote-a does not have');
    const { routes: _, ...before } = remote('remote-a', []);
    expect(() => addressesOf([before])).toThrow('was built before releases brought their routes');
  });

  it('of retired packages stay beside them, where what is live comes first', () => {
    const retired = { 'remote-old': { routes: [], redirects: [], gone: ['/old'] } };
    expect(Object.keys(addressesOf([remote('remote-a', ['/a', '/old'])], retired))).toEqual(['remote-a', 'remote-old']);
  });
});
