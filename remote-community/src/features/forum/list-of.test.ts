import { listOf, listPath } from './list-of';

describe('a list at an address of its own', () => {
  it('is of a topic or of all, by page; none is named at the community’s own address', () => {
    expect(listOf({ id: 'sheet', page: '2' })).toEqual({ topic: 'sheet', page: 2 });
    expect(listOf({ id: 'all', page: '3' })).toEqual({ page: 3 });
    expect(listOf({})).toBeUndefined();
  });

  it('has one address: another way to write it leads to no page', () => {
    expect(listOf({ id: 'all', page: '1' })?.page).toBeNaN();
    expect(['02', '0', 'x', ''].map((page) => listOf({ id: 'sheet', page })?.page)).toEqual([NaN, NaN, NaN, NaN]);
  });

  it('leads back to itself', () => {
    expect(listPath({ topic: 'sheet', page: 2 })).toBe('/community/homePage/sheet/2/');
    expect(listPath({ page: 3 })).toBe('/community/homePage/all/3/');
    expect(listPath({ page: 1 })).toBe('/community/homePage/');
  });
});
