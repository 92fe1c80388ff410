import type { Question, SceneItem } from '@shared/contract/endpoints';
import { communityHead } from './head';
import head from './head.json';

const question = (id: number, title: string, hidden: Question['hidden'] = null): Question => ({
  id,
  topic: 'sheet',
  title,
  excerpt: '',
  author: { id: 4, name: '陈可', avatarUrl: '/api/a', official: false },
  answerCount: 0,
  likeCount: 0,
  liked: false,
  recommendedAnswerId: null,
  acceptedAnswerId: null,
  editedAt: null,
  sample: false,
  hidden,
  createdAt: '2026-11-01T00:00:00.000Z',
});
const topics: SceneItem[] = [{ value: 'sheet', label: '表格与文件', description: '' }];
const data = (...items: Question[]) => ({
  questions: { items, total: items.length, page: 1, size: 10, next: null },
  topics,
});

describe('the head of a list of questions', () => {
  it('says which page of which list it is, and what stands on it', () => {
    const told = communityHead({ topic: 'sheet', page: 2 }, data(question(6, '怎样跳过'), question(7, '怎样合并')));
    expect(told.title).toBe('表格与文件 · 社区问答 第 2 页');
    expect(told.description).toBe('表格与文件 · 社区问答 第 2 页：怎样跳过；怎样合并');
    expect(told.breadcrumb?.map(({ href }) => href)).toEqual([
      '/',
      '/community/homePage',
      '/community/homePage/sheet/1/',
      '/community/homePage/sheet/2/',
    ]);
    expect(told.jsonLd).toMatchObject([
      {
        '@type': 'CollectionPage',
        url: '/community/homePage/sheet/2/',
        mainEntity: { itemListElement: [{ url: '/community/question/6/' }, { url: '/community/question/7/' }] },
      },
    ]);
    expect(communityHead({ page: 2 }, data()).title).toBe('社区问答 第 2 页');
  });

  it('names nothing that is out of sight', () => {
    const told = communityHead({ page: 2 }, data(question(6, '移除的', { reason: null })));
    expect(JSON.stringify(told)).not.toContain('移除的');
  });

  it('is the community’s own at its own address, and in a navigation', () => {
    expect(communityHead(undefined, undefined)).toEqual(head);
    expect(communityHead(undefined, data(question(6, '怎样跳过')))).toMatchObject({ title: head.title });
  });
});
