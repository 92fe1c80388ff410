import { siteRoutes } from '@shared/testing/site-routes';
import { matchRoute, routesIn } from './match-route';

const match = (path: string) => matchRoute(siteRoutes, path);

describe('matching a path', () => {
  it('is exact, with and without a trailing slash', () => {
    expect(match('/product')?.route.page).toBe('product');
    expect(match('/product/')?.route.page).toBe('product');
    expect(match('/product/more/')).toBeNull();
    expect(match('/PRODUCT/')).toBeNull();
    expect(match('/')?.route.page).toBe('home');
    expect(match('/qa//')).toBeNull();
  });

  it('takes what stands where a pattern has a parameter as its value, whatever it reads', () => {
    expect(match('/case/detail/:type/:id/')?.params).toEqual({ type: ':type', id: ':id' });
  });

  it('gives the parameters of a case, and the fixed ones of another name', () => {
    expect(match('/case/detail/retail/daily/')?.params).toEqual({ type: 'retail', id: 'daily' });
    expect(match('/sol/cb/influencer')?.params).toEqual({ slug: 'cross-border-influencer-marketing' });
  });

  it('finds an address without parameters before a pattern that fits it, too, wherever it stands', () => {
    const routes = [{ pattern: '/a/:id' }, { pattern: '/a/new' }].map((one) => ({ ...one, page: one.pattern }));
    const release = { name: 'remote-a', version: '1.0.0', entry: '', files: '', filesIntegrity: '', routes };
    const found = matchRoute(routesIn({ releases: { 'remote-a': release } }), '/a/new/');
    expect(found).toMatchObject({ route: { pattern: '/a/new', remote: 'remote-a', header: 'light' }, params: {} });
  });
});
