import type { ContentSchema } from '@shared/contract/content';
import { merged, placeOf, sourceOf, textsOf } from './field-places';

const schema: ContentSchema = {
  type: 'object',
  properties: {
    heads: { type: 'object', properties: { history: { type: 'object', properties: { lead: { type: 'string' } } } } },
    phrases: { type: 'array', items: { type: 'string' } },
    steps: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
    facts: { type: 'array', title: '三件事', items: { type: 'object', properties: { term: { type: 'string' } } } },
    id: { type: 'string', readOnly: true },
  },
};

test('a place is said in words, and found in the form', () => {
  expect(placeOf(schema, 'heads.history.lead')).toBe('各节的标题 › 经历 › 导语');
  expect(placeOf(schema, 'facts.1.term')).toBe('三件事 › 第 2 项 › 条目');
  expect(placeOf(schema, '')).toBe('全部内容');
  expect(sourceOf(schema, 'facts.1.term')).toBe('value.facts.1.term');
  expect(sourceOf(schema, 'phrases.0')).toBe('value.phrases.0.member');
  expect(sourceOf(schema, 'steps.1.0')).toBe('value.steps.1.member.0.member');
});

test('texts are told by field, a list of sentences as one, and what no form shows not at all', () => {
  const value = {
    heads: { history: { lead: '导语' } },
    phrases: ['一行', '又一行'],
    steps: [['挑', '跑']],
    facts: [{ term: '甲' }],
    id: 'home',
  };
  expect(textsOf(schema, value)).toEqual({
    'heads.history.lead': '导语',
    phrases: ['一行', '又一行'],
    'steps.0': ['挑', '跑'],
    'facts.0.term': '甲',
  });
});

test('what two people changed is put together, field by field', () => {
  const before = { title: '甲', lead: '乙', facts: [{ term: '丙' }, { term: '丁' }], phrases: ['一'] };
  const mine = { title: '我的', lead: '乙', facts: [{ term: '丙' }, { term: '我的' }], phrases: ['一', '我的'] };
  const theirs = { title: '甲', lead: '他们的', facts: [{ term: '他们的' }, { term: '丁' }], phrases: ['他们的'] };
  expect(merged(before, mine, theirs)).toEqual({
    title: '我的',
    lead: '他们的',
    facts: [{ term: '他们的' }, { term: '我的' }],
    phrases: ['一', '我的'],
  });
});
