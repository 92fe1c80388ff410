import { parseWorksQuery, workHref, worksHref } from './works-query';

describe('the address of the awards', () => {
  it('keeps filter, sort, search and page', () => {
    const query = {
      season: '2026',
      category: 'finance',
      keyword: '发票 & 税',
      sort: 'likes',
      page: 2,
    } as const;
    expect(parseWorksQuery(worksHref(query).replace(/^[^?]*/, ''))).toEqual(query);
  });

  it('is the first page of everything where it makes no sense', () => {
    expect(parseWorksQuery('?season=A B&sort=worst&page=-3&work=x')).toEqual({ sort: 'latest', page: 1 });
    expect(worksHref({ sort: 'latest', page: 1 })).toBe('/rpa_awards/');
  });

  it('of a work is its own, to which the one that named it in the list leads', () => {
    expect(workHref(9)).toBe('/rpa_awards/works/9/');
    expect(parseWorksQuery('?work=9&sort=likes')).toEqual({ sort: 'likes', page: 1, workId: 9 });
    expect(worksHref(parseWorksQuery('?work=9'))).toBe('/rpa_awards/');
  });
});
