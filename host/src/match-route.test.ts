import { matchRoute } from './match-route';

describe('matching a path', () => {
  it('is exact, with and without a trailing slash', () => {
    expect(matchRoute('/product')?.route.page).toBe('product');
    expect(matchRoute('/product/')?.route.page).toBe('product');
    expect(matchRoute('/product/more/')).toBeNull();
    expect(matchRoute('/PRODUCT/')).toBeNull();
    expect(matchRoute('/')?.route.page).toBe('home');
  });

  it('takes what stands where a pattern has a parameter as its value, whatever it reads', () => {
    expect(matchRoute('/case/detail/:type/:id/')?.params).toEqual({ type: ':type', id: ':id' });
  });

  it('gives the parameters of a case, and the fixed ones of another name', () => {
    expect(matchRoute('/case/detail/retail/daily/')?.params).toEqual({ type: 'retail', id: 'daily' });
    expect(matchRoute('/sol/cb/influencer')?.params).toEqual({ slug: 'cross-border-influencer-marketing' });
  });
});
