import type { ContentSchema } from '@shared/contract/content';
import { type DeskContent, deskContentDraft } from '@shared/contract/endpoints';
import { Draft } from './draft';

const answers: unknown[] = [];
const asked: { path: string; input: object }[] = [];

// The library behind it needs a document.
jest.mock('../../data/data-provider', () => ({
  reasonOf: (error: { reason?: string }) => error.reason,
  fieldsOf: (error: { fields?: object[] }) => error.fields ?? [],
  deskCall: async ({ path }: { path: string }, input: object) => {
    asked.push({ path, input });
    const answer = await answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));
const refusal = (detail: object) => Object.assign(new Error('没有成功'), detail);

const text = { type: 'string', maxLength: 9, minLength: 1 } as const;
const schema: ContentSchema = { type: 'object', properties: { title: text, lead: text } };
const entry = (title: string, lead: string, version = 0) =>
  ({ package: 'remote-marketing', key: 'home', schema, value: { title, lead }, version }) as unknown as DeskContent;
const saved = (title: string, version: number) => ({
  path: deskContentDraft.path,
  input: { package: 'remote-marketing', key: 'home', value: { title, lead: '导语' }, version },
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const begin = () => new Draft(entry('标题', '导语', 3));

describe('a draft', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    answers.length = 0;
    asked.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is kept a second after the last key, once', async () => {
    const draft = begin();
    answers.push(entry('标题二', '导语', 4));
    draft.change({ title: '标题一', lead: '导语' });
    await pass(900);
    draft.change({ title: '标题二', lead: '导语' });
    await pass(900);
    expect(asked).toEqual([]);
    expect(draft.view().state).toBe('waiting');
    await pass(100);
    expect(asked).toEqual([saved('标题二', 3)]);
    expect(draft.view()).toMatchObject({ state: 'kept', entry: { version: 4 } });
    await pass(10_000);
    expect(asked).toHaveLength(1);
  });

  test('that is typed into while it is saved is saved again, after the first', async () => {
    const draft = begin();
    let arrive: ((answer: DeskContent) => void) | undefined;
    const first = new Promise<DeskContent>((resolve) => {
      arrive = resolve;
    });
    answers.push(first, entry('标题二', '导语', 5));
    draft.change({ title: '标题一', lead: '导语' });
    await pass(1000);
    draft.change({ title: '标题二', lead: '导语' });
    await pass(1000);
    expect(asked).toHaveLength(1);
    arrive?.(entry('标题一', '导语', 4));
    await pass(1000);
    expect(asked).toEqual([saved('标题一', 3), saved('标题二', 4)]);
    expect(draft.view()).toMatchObject({ state: 'kept', value: { title: '标题二' } });
  });

  test('that does not fit waits until it does', async () => {
    const draft = begin();
    draft.change({ title: '', lead: '导语' });
    await pass(5000);
    expect(await draft.flush()).toBe(false);
    expect(asked).toEqual([]);
    expect(draft.view()).toMatchObject({ state: 'unfit', mistakes: [{ field: 'title', message: '请填写' }] });
  });

  test('is tried again by itself where nobody answered, and at once where it is left', async () => {
    const draft = begin();
    answers.push(new Error('没有连上服务器'), new Error('没有连上服务器'), entry('标题一', '导语', 4));
    draft.change({ title: '标题一', lead: '导语' });
    await pass(1000);
    expect(draft.view()).toMatchObject({ state: 'failed', problem: '没有连上服务器' });
    await pass(5000);
    expect(asked).toHaveLength(2);
    expect(await draft.flush()).toBe(true);
    expect(draft.view()).toMatchObject({ state: 'kept', problem: '' });
  });

  test('that the server refuses says which fields, and waits for a change', async () => {
    const draft = begin();
    answers.push(refusal({ fields: [{ path: 'value.title', message: '不能用这个词' }] }), entry('标题二', '导语', 4));
    draft.change({ title: '标题一', lead: '导语' });
    await pass(20_000);
    expect(asked).toHaveLength(1);
    expect(draft.view()).toMatchObject({ state: 'refused', mistakes: [{ field: 'title', message: '不能用这个词' }] });
    draft.change({ title: '标题二', lead: '导语' });
    await pass(1000);
    expect(draft.view().state).toBe('kept');
  });

  test('of two people is written over by neither: what both typed can be kept', async () => {
    const draft = begin();
    const theirs = entry('标题', '他们的', 4);
    answers.push(refusal({ reason: 'changed-since' }), theirs, entry('我的', '他们的', 5));
    draft.change({ title: '我', lead: '导语' });
    await pass(1000);
    expect(draft.view()).toMatchObject({ state: 'conflict', theirs });
    draft.change({ title: '我的', lead: '导语' });
    await pass(10_000);
    expect(asked).toHaveLength(2);
    expect(draft.view()).toMatchObject({ state: 'conflict', value: { title: '我的' } });
    draft.begin(theirs, { title: '我的', lead: '他们的' });
    await pass(1000);
    expect(asked[2]?.input).toMatchObject({ value: { title: '我的', lead: '他们的' }, version: 4 });
    expect(draft.view()).toMatchObject({ state: 'kept', theirs: null, round: 1 });
  });

  test('whose answer was lost on the way is no conflict with itself', async () => {
    const draft = begin();
    answers.push(new Error('没有连上服务器'), refusal({ reason: 'changed-since' }), entry('标题一', '导语', 4));
    draft.change({ title: '标题一', lead: '导语' });
    await pass(6000);
    expect(draft.view()).toMatchObject({ state: 'kept', entry: { version: 4 } });
  });
});
