import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ContentSchema } from '@shared/contract/content';
import { deskCall } from '../../data/data-provider';
import { Admin, HttpError, Resource, testDataProvider } from 'react-admin';
import { chinese } from '../../i18n/chinese';
import { Link } from 'react-router-dom';
import { ContentEdit } from './content-edit';
import { settle } from '../../testing/settle';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const calls = jest.mocked(deskCall as unknown as (route: { path: string }, input: object) => Promise<unknown>);

const schema: ContentSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 8 },
    phrases: { type: 'array', items: { type: 'string', maxLength: 8 } },
  },
};
const live = { title: '织机', phrases: ['机器的活，', '还给机器。'] };
const by = { id: 7, name: '林夏' };
const opened = {
  id: 'remote-marketing/home',
  package: 'remote-marketing',
  key: 'home',
  title: '首页',
  description: '',
  addresses: ['/'],
  draft: null,
  published: null,
  misfit: false,
  schema,
  shipped: live,
  live,
  value: live,
  version: 0,
  history: [
    { id: 2, value: live, by, at: '2026-11-20T08:00:00.000Z', publication: 5 },
    { id: 1, value: { ...live, title: '旧的' }, by, at: '2026-11-19T08:00:00.000Z', publication: 4 },
  ],
};

/** What the server has, and does. */
let entry: Omit<typeof opened, 'draft'> & { draft: object | null } = opened;
let refusal: Error | null = null;
const asked: { path: string; input: object }[] = [];

function answer({ path }: { path: string }, input: object): unknown {
  const call = path.split('/').at(-1) ?? '';
  if (call === 'preview') return { path: 'preview/token', endsAt: '2026-11-28T03:00:00.000Z' };
  if (call === 'rules') return { consent: false };
  if (call !== 'one') asked.push({ path: call, input });
  if (call === 'draft') {
    if (refusal) throw refusal;
    const { value } = input as { value: typeof live };
    entry = { ...entry, value, version: entry.version + 1, draft: { by, at: '2026-11-28T02:00:00.000Z' } };
  }
  if (call === 'publish') entry = { ...entry, live: entry.value, version: 0, draft: null };
  if (call === 'discard') entry = { ...entry, value: entry.live, version: 0, draft: null };
  return entry;
}

function Edit() {
  return (
    <>
      <ContentEdit />
      <Link to="/page-content">离开</Link>
    </>
  );
}

const show = async () => {
  window.location.hash = `#/page-content/${encodeURIComponent(opened.id)}`;
  render(
    <Admin dataProvider={testDataProvider()} i18nProvider={chinese} disableTelemetry>
      <Resource name="page-content" edit={Edit} list={() => <p>列表</p>} />
    </Admin>,
  );
  await screen.findByLabelText('标题');
};
const type = (text: string) =>
  settle(() => fireEvent.change(screen.getByLabelText('标题'), { target: { value: text } }));
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await settle(() => fireEvent.click(button));
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const row = (name: string) =>
  within(screen.getByRole('dialog').querySelector('table') as HTMLElement)
    .getAllByRole('row')
    .filter((one) => one.textContent.startsWith(name))
    .map((one) => [...one.children].map(({ textContent }) => textContent));

describe('the view of an entry', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    calls.mockImplementation((route, input) => new Promise((resolve) => resolve(answer(route, input))));
    [entry, refusal, asked.length] = [opened, null, 0];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('keeps what is typed, and says so', async () => {
    await show();
    await type('织机二');
    expect(screen.getByText('正在保存…')).toBeInTheDocument();
    await pass(1000);
    expect(asked).toMatchObject([{ path: 'draft', input: { value: { ...live, title: '织机二' }, version: 0 } }]);
    expect(screen.getByText(/^已保存草稿（林夏/)).toBeInTheDocument();
  });

  test('lists what is wrong with its place, and a press goes there', async () => {
    await show();
    await type('');
    const list = within(screen.getByRole('list', { name: '要改的地方' }));
    expect(list.getByRole('listitem')).toHaveTextContent('标题：请填写');
    await settle(() => fireEvent.click(list.getByRole('button', { name: '标题' })));
    expect(screen.getByLabelText('标题')).toHaveFocus();
    expect(screen.getByRole('button', { name: '发布' })).toBeDisabled();
  });

  test('says what the server refuses at its field', async () => {
    await show();
    refusal = new HttpError('内容不正确', 400, { fields: [{ path: 'value.title', message: '不能用这个词' }] });
    await type('织机二');
    await pass(1000);
    expect(screen.getAllByText(/不能用这个词/)).toHaveLength(2);
    expect(screen.getByLabelText('标题')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('标题')).toHaveValue('织机二');
  });

  test('shows what a colleague kept meanwhile, and keeps both', async () => {
    await show();
    entry = {
      ...opened,
      version: 4,
      value: { ...live, phrases: ['他们的'] },
      draft: { by, at: '2026-11-28T02:00:00Z' },
    };
    refusal = new HttpError('已经改过', 409, { reason: 'changed-since' });
    await type('我的');
    await pass(1000);
    expect(row('标题')).toEqual([['标题', '织机', '织机', '我的']]);
    expect(row('分两行')).toEqual([['分两行的标题', '机器的活，\n还给机器。', '他们的', '机器的活，\n还给机器。']]);
    refusal = null;
    await press('保留我的');
    await pass(1000);
    expect(asked.at(-1)).toMatchObject({ input: { value: { title: '我的', phrases: ['他们的'] }, version: 4 } });
    expect(screen.getByLabelText('分两行的标题 1')).toHaveValue('他们的');
  });

  test('publishes after what will be another is shown, and no version but that', async () => {
    await show();
    await type('织机二');
    await press('发布');
    await screen.findByRole('heading', { name: '首页' });
    expect(row('标题')).toEqual([['标题', '织机', '织机二']]);
    expect(row('分两行')).toEqual([]);
    fireEvent.change(screen.getByLabelText('发布时间（北京时间）'), { target: { value: '2026-12-01T09:00' } });
    await press('定时发布');
    expect(asked.at(-1)).toMatchObject({
      path: 'publish',
      input: { entries: [{ key: 'home', version: 1 }], at: '2026-12-01T01:00:00.000Z' },
    });
    await pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('和访客看到的一样')).toBeInTheDocument();
  });

  test('goes back to what visitors see once a draft is thrown away', async () => {
    await show();
    await type('织机二');
    await press('放弃草稿');
    await press('确定');
    await pass(1000);
    expect(screen.getByLabelText('标题')).toHaveValue('织机');
    expect(asked.map(({ path }) => path)).toEqual(['draft', 'discard']);
  });

  test('keeps what was typed last when it is left, and asks where that cannot be kept', async () => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await show();
    const leave = () => settle(() => fireEvent.click(screen.getByRole('link', { name: '离开' })));
    await type('');
    await leave();
    expect(confirm).toHaveBeenCalledTimes(1);
    await type('织机二');
    await leave();
    expect(await screen.findByText('列表')).toBeInTheDocument();
    expect(asked).toMatchObject([{ path: 'draft', input: { value: { title: '织机二' } } }]);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('tells who published what, and brings it back as the draft', async () => {
    await show();
    fireEvent.click(screen.getByText(/2026-11-20 16:00/));
    const change = within(screen.getByText(/2026-11-20 16:00/).closest('details') as HTMLElement);
    expect(await change.findByText('旧的')).toBeVisible();
    await settle(() => fireEvent.click(change.getByRole('button', { name: '取回' })));
    expect(asked).toMatchObject([{ path: 'restore', input: { change: 2, version: 0 } }]);
  });
});
