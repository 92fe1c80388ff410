import type { WorkDetail } from '@shared/contract/endpoints';
import { workHead } from './head';

const work: WorkDetail = {
  id: 4,
  title: '三单匹配',
  summary: '',
  author: '陈可',
  season: '2026',
  category: 'finance',
  award: '金奖',
  cover: { url: '/api/x.svg', width: 3, height: 2, alt: '' },
  likeCount: 7,
  liked: false,
  sample: false,
  submittedAt: '2026-03-01T00:00:00.000Z',
  steps: [],
  content: ['字'.repeat(300)],
};
const categories = [{ label: '财务', value: 'finance', description: '' }] as never;

describe('the head of a work', () => {
  it('says what it is, who made it and what it won', () => {
    const { title, description, jsonLd, breadcrumb } = workHead({ id: '4' }, { work, categories });
    expect([title, breadcrumb?.at(-1)]).toEqual(['三单匹配', { label: '三单匹配', href: '/rpa_awards/works/4/' }]);
    expect(description).toBe(`三单匹配：${'字'.repeat(114)}…`);
    expect(jsonLd).toMatchObject([{ '@type': 'CreativeWork', award: '金奖', genre: '财务', author: { name: '陈可' } }]);
  });

  it('says that an example is one, and names no award where none was won', () => {
    const { title, jsonLd } = workHead({ id: '4' }, { work: { ...work, sample: true, award: '' }, categories });
    expect(title).toBe('三单匹配（示例）');
    expect(jsonLd?.[0]).not.toHaveProperty('award');
  });

  it('is general where nobody asked for the work', () => {
    expect(workHead({ id: '4' }, undefined)).toEqual({ title: '作品', description: '征集大赛的一件作品。' });
  });
});
