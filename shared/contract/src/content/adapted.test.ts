import { adapted, contentMistakes, contentSchemaSchema } from '.';

const text = { type: 'string' } as const;
const schema = contentSchemaSchema.parse({
  type: 'object',
  properties: {
    lead: { ...text, was: 'intro' },
    note: text,
    rows: {
      type: 'array',
      items: { type: 'object', properties: { name: text, words: text }, required: ['name', 'words'] },
    },
  },
  required: ['lead', 'rows'],
});
const shipped = { lead: 'shipped', rows: [{ name: 'first', words: 'of the first' }] };

describe('a value that was published for an older schema', () => {
  it.each([
    ['a field that is gone', { lead: 'a', rows: [], old: 1 }, { lead: 'a', rows: [] }],
    ['a field that is new', { rows: [] }, { lead: 'shipped', rows: [] }],
    ['a field that was renamed', { intro: 'a', rows: [] }, { lead: 'a', rows: [] }],
    ['an old name beside the new one', { lead: 'a', intro: 'b', rows: [] }, { lead: 'a', rows: [] }],
    [
      'members of a list',
      { lead: 'a', rows: [{ name: 'mine', more: [] }] },
      { lead: 'a', rows: [{ name: 'mine', words: 'of the first' }] },
    ],
    [
      'names of a prototype',
      JSON.parse('{"lead":"a","rows":[],"__proto__":{"note":"bad"},"constructor":1}'),
      { lead: 'a', rows: [] },
    ],
  ])('fits with %s', (_what, value, expected) => {
    const now = adapted(schema, shipped, value);
    expect(now).toEqual(expected);
    expect(Object.getPrototypeOf(now)).toBe(Object.prototype);
    expect(contentMistakes(schema, now)).toEqual([]);
  });

  it('stays the same object where it fits', () => {
    const value = { lead: 'a', rows: [] };
    expect(adapted(schema, shipped, value)).toBe(value);
  });

  it('stays a mistake where no first member says what is missing, or a kind is another', () => {
    const missing = adapted(schema, { lead: 'a', rows: [] }, { lead: 'a', rows: [{ name: 'mine' }] });
    expect(contentMistakes(schema, missing)).toEqual([{ field: 'rows.0.words', message: '请填写' }]);
    for (const value of [null, 7, 'text', [], { lead: 7, rows: {} }])
      expect(contentMistakes(schema, adapted(schema, shipped, value))).not.toEqual([]);
  });

  it('may be a hundred thousand lists deep', () => {
    const deep = JSON.parse(
      `{"lead":"a","old":${'['.repeat(1e5)}${']'.repeat(1e5)},"rows":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    ) as unknown;
    expect(contentMistakes(schema, adapted(schema, shipped, deep))).toEqual([{ field: 'rows.0', message: '要填一组' }]);
  });
});

describe('a schema', () => {
  const list = contentSchemaSchema.parse({
    type: 'array',
    uniqueItems: true,
    items: {
      type: 'object',
      properties: {
        id: { type: 'string', format: 'id' },
        kind: { type: 'string', enum: ['a', 'b'], labels: { a: '甲' } },
        steps: { type: 'array', items: text, uniqueItems: true },
        running: { type: 'integer', placeIn: 'steps' },
        related: { type: 'array', items: { type: 'string', isMember: true } },
      },
    },
  });
  const one = { id: 'one', kind: 'a', steps: ['x', 'y'], running: 1, related: ['two'] };
  const two = { id: 'two', kind: 'b', steps: ['x'], running: 0, related: [] };

  it.each([
    ['what fits', {}, []],
    ['another form of an id', { id: 'One--1' }, [['0.id', '只能有小写字母、数字和短横，例如 morning-report']]],
    ['an id twice', { id: 'two', related: [] }, [['1.id', '前面已经有了']]],
    ['a choice', { kind: 'c' }, [['0.kind', '要选 甲、b 之一']]],
    ['a member twice', { steps: ['x', 'x'] }, [['0.steps.1', '前面已经有了']]],
    ['a place past the end', { running: 2 }, [['0.running', '要在 0 和 1 之间']]],
    ['a place of an array’s own names', { running: -1 }, [['0.running', '要在 0 和 1 之间']]],
    ['a member that there is not', { related: ['three'] }, [['0.related.0', '没有这个编号']]],
    ['itself', { related: ['one'] }, [['0.related.0', '不能是它自己']]],
  ])('tells of %s', (_what, change, mistakes) => {
    expect(contentMistakes(list, [{ ...one, ...change }, two]).map(({ field, message }) => [field, message])).toEqual(
      mistakes,
    );
  });
});
