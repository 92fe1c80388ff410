import {
  type ContentSchema,
  contentFileSchema,
  contentMistakes,
  markIn,
  picturesIn,
  readContentFile,
  schemaOf,
  textFields,
  withMarks,
} from './index';

const words = {
  opening: { phrases: ['机器的活，', '还给机器。'], lead: '一段话。' },
  steps: [
    { name: '读', status: 'done', href: '/buy/' },
    { name: '写', status: 'running', href: '/product/', note: '' },
  ],
  count: 3,
  live: true,
};

describe('a picture', () => {
  const schema: ContentSchema = {
    type: 'object',
    properties: { faces: { type: 'array', items: { type: 'picture' } } },
  };
  const picture = {
    url: `/api/ext/v1/media/uploaded/${'a'.repeat(32)}`,
    width: 800,
    height: 600,
    alt: '一台织机',
    focus: { x: 5, y: 10 },
  };
  const said = (one: unknown) =>
    contentMistakes(schema, { faces: [one] }).map(({ field, message }) => [field, message]);

  it('is one of the library, with words for who does not see it', () => {
    expect(said(picture)).toEqual([]);
    expect(said({ ...picture, alt: ' ' })).toEqual([['faces.0', '请写上图片里有什么，给看不见图的人']]);
    expect(said({ ...picture, alt: 'x'.repeat(201) })).toEqual([['faces.0', '最多 200 个字']]);
    expect(picturesIn(schema, { faces: [picture] })).toEqual([{ field: 'faces.0', picture }]);
  });

  it.each([
    ['nothing', null],
    ['an address of another site', { ...picture, url: `https://example.com${picture.url}` }],
    ['another address of this one', { ...picture, url: '/api/ext/v1/account' }],
    ['a script', { ...picture, url: 'javascript:alert(1)' }],
    ['a size that is none', { ...picture, width: 0.5 }],
    ['a place outside', { ...picture, focus: { x: 11, y: 0 } }],
    ['more than a picture has', { ...picture, onload: 'x' }],
    ['more than a place has', { ...picture, focus: { x: 1, y: 1, z: 1 } }],
    ['a text', 'picture'],
    ['a list', [picture]],
  ])('is not %s', (_what, one) => {
    expect(said(one)).toEqual([['faces.0', '请从图片库选一张图片']]);
  });
});

describe('a schema that follows from words', () => {
  const schema = schemaOf(words);

  it('fits them, and what is a little longer or has more in its lists', () => {
    expect(contentMistakes(schema, words)).toEqual([]);
    const more = { ...words, steps: [...words.steps, { name: '寄出去', status: 'done', href: '/case/list/' }] };
    expect(contentMistakes(schema, more)).toEqual([]);
    expect(contentFileSchema.safeParse({ a: { title: 'A', pages: [], schema, value: words } }).success).toBe(true);
  });

  it.each<[string, unknown, string, string]>([
    ['a text that is missing', { ...words, opening: { phrases: [] } }, 'opening.lead', '请填写'],
    ['what nobody asked for', { ...words, other: 1 }, 'other', '这里没有这一项'],
    ['an empty text', { ...words, opening: { ...words.opening, lead: '' } }, 'opening.lead', '请填写'],
    [
      'one that is too long',
      { ...words, opening: { ...words.opening, lead: '长'.repeat(10_001) } },
      'opening.lead',
      '最多 20 个字',
    ],
    [
      'two lines where one goes',
      { ...words, opening: { ...words.opening, lead: 'a\nb' } },
      'opening.lead',
      '只能有一行',
    ],
    [
      'half a character',
      { ...words, opening: { ...words.opening, lead: '\ud800' } },
      'opening.lead',
      '含有不支持的字符',
    ],
    [
      'another name',
      { ...words, steps: [{ name: 'a', status: 'lost', href: '/' }] },
      'steps.0.status',
      '要选 done、running 之一',
    ],
    [
      'another origin',
      { ...words, steps: [{ name: 'a', status: 'done', href: 'https://evil.example' }] },
      'steps.0.href',
      '要填本站的地址，例如 /buy/',
    ],
    [
      'a script',
      { ...words, steps: [{ name: 'a', status: 'done', href: 'javascript:alert(1)' }] },
      'steps.0.href',
      '要填本站的地址，例如 /buy/',
    ],
    ['another kind', { ...words, count: 'x' }, 'count', '要填数字'],
    ['a list that is none', { ...words, steps: { length: 1 } }, 'steps', '要填一列'],
    ['a prototype', JSON.parse('{"__proto__":{"a":1}}'), '__proto__', '这里没有这一项'],
  ])('says what is wrong with %s, and where', (_what, value, field, message) => {
    expect(contentMistakes(schema, value)).toContainEqual({ field, message });
  });

  it('ends in time for whatever somebody else made', () => {
    const deep = (depth: number): ContentSchema =>
      depth === 0 ? { type: 'string' } : { type: 'array', items: deep(depth - 1) };
    const declared = (schema: unknown) =>
      contentFileSchema.safeParse({ a: { title: 'A', pages: [], schema, value: [] } });
    expect(declared(deep(20)).success).toBe(false);
    expect(declared({ type: 'string', pattern: '(a+)+$' }).success).toBe(false);
    expect(declared({ $ref: '#' }).success).toBe(false);
    const nested = '{"a":{"schema":{"type":"array","items":'.repeat(50_000);
    for (const text of [nested, '[]', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'x'.repeat(5_000_000)])
      expect(() => readContentFile(text)).toThrow(/^is (?:not|larger)/);
    const tower = `${'{"type":"array","items":'.repeat(50_000)}{"type":"string"}${'}'.repeat(50_000)}`;
    expect(() => readContentFile(`{"a":{"title":"A","pages":[],"value":1,"schema":${tower}}}`)).toThrow(/^is not/);
  });
});

describe('marks', () => {
  const schema = schemaOf(words);

  it('lead from a text to its field, and leave alone what code goes by', () => {
    const marked = withMarks(schema, words) as typeof words;
    const fields = textFields(schema, words);
    expect(fields[markIn(marked.steps[1]?.name ?? '') ?? -1]).toBe('steps.1.name');
    expect(fields[markIn(`<b>${marked.opening.lead}</b>`) ?? -1]).toBe('opening.lead');
    expect(marked.steps[0]).toMatchObject({ status: 'done', href: '/buy/' });
    expect(marked.count).toBe(3);
    expect(markIn('一段话。')).toBeNull();
  });
});
