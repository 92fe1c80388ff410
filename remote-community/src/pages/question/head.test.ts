import type { PublicQuestion } from '@shared/contract/endpoints';
import { questionHead } from './head';

const author = { id: 4, name: '陈可', avatarUrl: '/api/a', official: false };
const createdAt = '2026-11-01T00:00:00.000Z';
const plain = { accepted: false, editedAt: null, version: 1 };
const reply = { questionId: 6, author, likeCount: 2, liked: false, createdAt, mine: false, hidden: null, ...plain };
const data = (content: string): PublicQuestion => ({
  question: {
    id: 6,
    topic: 'start',
    title: '怎样跳过一行',
    excerpt: '',
    content,
    author,
    answerCount: 3,
    likeCount: 4,
    liked: false,
    recommendedAnswerId: 11,
    createdAt,
    sample: false,
    hidden: null,
    acceptedAnswerId: null,
    editedAt: null,
    version: 1,
    following: false,
  },
  answers: {
    items: [
      { ...reply, id: 11, content: '勾上跳过', recommended: true },
      { ...reply, id: 12, content: '再试一次', recommended: false },
      { ...reply, id: 13, content: '', recommended: false, hidden: { reason: null } },
    ],
    total: 3,
    page: 1,
    size: 10,
    next: null,
  },
});

describe('the head of a question', () => {
  it('is its title, and the beginning of its text in one line', () => {
    const { title, description } = questionHead(data('第 46 行\n\n  停住'));
    expect([title, description]).toEqual(['怎样跳过一行', '第 46 行 停住']);
    expect(questionHead(data('')).description).toBe('怎样跳过一行');
    const long = questionHead(data(`${'长'.repeat(119)}😀尾`)).description;
    expect(long).toBe(`${'长'.repeat(119)}…`);
  });

  it('tells search engines the recommended answer and the others, never what was removed', () => {
    const person = { '@type': 'Person', name: '陈可' };
    const given = { '@type': 'Answer', upvoteCount: 2, dateCreated: createdAt, author: person };
    expect(questionHead(data('停住')).jsonLd).toEqual([
      {
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: '怎样跳过一行',
          url: '/community/question/6/',
          text: '停住',
          answerCount: 3,
          upvoteCount: 4,
          dateCreated: createdAt,
          author: person,
          acceptedAnswer: { ...given, text: '勾上跳过' },
          suggestedAnswer: [{ ...given, text: '再试一次' }],
        },
      },
    ]);
  });

  it('tells search engines the answer that helped who asked before the recommended one', () => {
    const given = data('停住');
    const items = given.answers.items.map((answer) => ({ ...answer, accepted: answer.id === 12 }));
    const [jsonLd] = questionHead({ ...given, answers: { ...given.answers, items } }).jsonLd ?? [];
    expect(jsonLd).toMatchObject({
      mainEntity: { acceptedAnswer: { text: '再试一次' }, suggestedAnswer: [{ text: '勾上跳过' }] },
    });
  });

  it('of further answers says which they are, and where they stand', () => {
    const first = data('停住');
    const { title, description, breadcrumb } = questionHead({ ...first, answers: { ...first.answers, page: 2 } });
    expect([title, description]).toEqual(['怎样跳过一行 · 回答第 2 页', '回答第 2 页：勾上跳过']);
    expect(breadcrumb?.slice(-2).map(({ href }) => href)).toEqual([
      '/community/question/6/',
      '/community/question/6/2/',
    ]);
  });

  it('says what kind of page it is where the question is not known yet', () => {
    expect(questionHead(undefined).title).toBe('社区问答');
  });
});
