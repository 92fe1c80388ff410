import { forumHref, parseForumQuery, placeOf, questionHref } from './forum-query';

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

describe('the address of a question', () => {
  it('is a page of its own, with the answer or the page of answers', () => {
    expect(questionHref({ questionId: 6 })).toBe('/community/question/6/');
    expect(questionHref({ questionId: 6, answerId: 12 })).toBe('/community/question/6/?answer=12');
    expect(questionHref({ questionId: 6, page: 2 })).toBe('/community/question/6/?page=2');
  });

  it('is in the community once a moderator removed it', () => {
    expect(placeOf({ id: 6, hidden: null })).toBe('/community/question/6/');
    expect(placeOf({ id: 6, hidden: { reason: null } })).toBe('/community/homePage?question=6');
  });
});
