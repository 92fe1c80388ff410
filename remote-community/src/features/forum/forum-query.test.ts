import { forumHref, parseForumQuery } from './forum-query';

describe('the address of the community page', () => {
  it('keeps topic, search, question, answer and page', () => {
    const query = { topic: 'web', keyword: '登录 & 下载', questionId: 5, answerId: 12, page: 3 };
    expect(parseForumQuery(forumHref(query).replace(/^[^?]*/, ''))).toEqual(query);
  });

  it('is the whole list where it makes no sense', () => {
    expect(parseForumQuery('?topic=A%20B&question=-2&page=x&from=mainEntrance')).toEqual({ page: 1 });
    expect(forumHref({})).toBe('/community/homePage');
  });
});
