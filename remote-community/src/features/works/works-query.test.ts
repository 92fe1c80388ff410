import { parseWorksQuery, worksHref } from './works-query';

describe('the address of the awards', () => {
  it('keeps filter, sort, search, page and work', () => {
    const query = {
      season: '2026',
      category: 'finance',
      keyword: '发票 & 税',
      sort: 'likes',
      page: 2,
      workId: 9,
    } as const;
    expect(parseWorksQuery(worksHref(query).replace(/^[^?]*/, ''))).toEqual(query);
  });

  it('is the first page of everything where it makes no sense', () => {
    expect(parseWorksQuery('?season=A B&sort=worst&page=-3&work=x')).toEqual({ sort: 'latest', page: 1 });
    expect(worksHref({ sort: 'latest', page: 1 })).toBe('/rpa_awards/');
  });
});
