import {
  type ContentSchema,
  adapted,
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

describe('a value for another schema', () => {
  const line = { type: 'string', maxLength: 10 } as const;
  const item: ContentSchema = { type: 'object', properties: { name: line, note: line, href: line } };
  const schema: ContentSchema = {
    type: 'object',
    properties: {
      headline: { ...line, was: 'title' },
      lead: line,
      extra: line,
      items: { type: 'array', items: item },
    },
    required: ['headline', 'lead', 'items'],
  };
  const shipped = { headline: '新标题', lead: '导语', items: [{ name: '甲', note: '注', href: '/a/' }] };

  it('keeps what it has of it, under its new name, and takes what ships for the rest', () => {
    const before = {
      title: '编辑写的',
      gone: 1,
      items: [
        { name: '乙', note: '二' },
        { name: '丙', href: '/c/', old: 2 },
      ],
    };
    const after = adapted(schema, shipped, before);
    expect(after).toEqual({
      headline: '编辑写的',
      lead: '导语',
      items: [
        { name: '乙', note: '二', href: '/a/' },
        { name: '丙', note: '注', href: '/c/' },
      ],
    });
    expect(contentMistakes(schema, after)).toEqual([]);
  });

  it('is given as it is where it fits, and stays wrong where nobody can tell', () => {
    const value = { headline: '好', lead: '好', items: [] };
    expect(adapted(schema, shipped, value)).toBe(value);
    const long = adapted(schema, shipped, { ...value, lead: 'x'.repeat(11) });
    expect(contentMistakes(schema, long)).toEqual([{ field: 'lead', message: '最多 10 个字' }]);
    expect(contentMistakes(schema, adapted(schema, undefined, { title: 'x' }))).toHaveLength(2);
    for (const strange of [null, 7, 'x', [], undefined]) expect(adapted(schema, shipped, strange)).toBe(strange);
  });

  it('has nothing of a prototype, and may be deeper than its schema', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"title":"x"},"constructor":1,"headline":"a","lead":"b","items":[]}',
    ) as unknown;
    expect(adapted(schema, shipped, hostile)).toEqual({ headline: 'a', lead: 'b', items: [] });
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(contentMistakes(schema, adapted(schema, shipped, { headline: deep, lead: 'b', items: [] }))).toHaveLength(1);
  });
});

describe('a list of names', () => {
  const names: ContentSchema = {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', enum: ['levels', 'practice'], labels: { levels: '三级课程' } },
  };

  it('has each once, and is told by what people call them', () => {
    expect(contentMistakes(names, ['practice', 'levels'])).toEqual([]);
    expect(contentMistakes(names, ['levels', 'levels'])).toEqual([{ field: '1', message: '前面已经有了' }]);
    expect(contentMistakes(names, ['other'])).toEqual([{ field: '0', message: '要选 三级课程、practice 之一' }]);
  });

  it('of addresses has small letters alone', () => {
    const id: ContentSchema = { type: 'string', format: 'id' };
    for (const good of ['a', 'morning-report', '2-x']) expect(contentMistakes(id, good)).toEqual([]);
    for (const bad of ['', 'A', 'a--b', '-a', 'a/b', '..', '日报']) expect(contentMistakes(id, bad)).toHaveLength(1);
  });
});

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
