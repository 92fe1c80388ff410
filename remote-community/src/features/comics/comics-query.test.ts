import { comicsHref, parseComicsQuery } from './comics-query';

describe('the address of a comics page', () => {
  it('names topic and chapter', () => {
    expect(parseComicsQuery('?topic=2&chapter=15')).toEqual({ topicId: 2, chapterId: 15 });
    expect(comicsHref('/comics/', { topicId: 2, chapterId: 15 })).toBe('/comics/?topic=2&chapter=15');
    expect(parseComicsQuery('?chapter=15&preview=1.a-b')).toMatchObject({ chapterId: 15, preview: '1.a-b' });
    expect(comicsHref('/mobile/comics/', {})).toBe('/mobile/comics/');
  });

  it('is read as nothing where it makes no sense', () => {
    for (const query of ['', '?topic=x', '?chapter=-1', '?chapter=0', '?topic=1e9', '?chapter=99999999999']) {
      expect(parseComicsQuery(query)).toEqual({ topicId: undefined, chapterId: undefined });
    }
  });
});
