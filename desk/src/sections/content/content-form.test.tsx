import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ContentSchema } from '@shared/contract/content';
import type { DeskContent } from '@shared/contract/endpoints';
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { chinese } from '../../i18n/chinese';
import { ContentForm } from './content-form';
import { Draft } from './draft';
import { focusField } from './schema-input';
import { settle } from '../../testing/settle';

const line = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const schema: ContentSchema = {
  type: 'object',
  properties: {
    title: line(8),
    body: { type: 'string', format: 'markdown', title: '长文', description: '写两三段' },
    href: { type: 'string', format: 'href', maxLength: 200 },
    kind: { type: 'string', enum: ['plain', 'running'] },
    count: { type: 'integer', title: '个数', minimum: 0, maximum: 9 },
    open: { type: 'boolean', title: '开着' },
    id: { type: 'string', readOnly: true },
    phrases: { type: 'array', items: line(6), minItems: 1, maxItems: 3 },
    facts: {
      type: 'array',
      items: { type: 'object', properties: { term: line(10), mark: { type: 'number', readOnly: true } } },
    },
    heads: { type: 'object', properties: { history: { type: 'object', properties: { lead: line(20) } } } },
    note: { type: 'string', maxLength: 20 },
    marked: { type: 'boolean', title: '有标记' },
  },
  required: ['title', 'body', 'href', 'kind', 'count', 'open', 'id', 'phrases', 'facts', 'heads'],
};
const fact = (term: string, mark: number) => ({ term, mark });
const value = {
  title: '织机',
  body: '第一段',
  href: '/buy/',
  kind: 'plain',
  count: 3,
  open: true,
  id: 'home-1',
  phrases: ['机器的活，', '还给机器。'],
  facts: [fact('甲', 1), fact('乙', 2), fact('丙', 3), fact('丁', 4)],
  heads: { history: { lead: '先停再问' } },
};

function show() {
  const entry = { schema, value, title: '首页', version: 0, package: 'remote-marketing', key: 'home' };
  const draft = new Draft(entry as unknown as DeskContent);
  const { container } = render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={chinese}>
      <ResourceContextProvider value="page-content">
        <ContentForm draft={draft} />
      </ResourceContextProvider>
    </AdminContext>,
  );
  return { draft, container };
}

const type = (label: string, text: string) =>
  settle(() => fireEvent.change(screen.getByLabelText(label), { target: { value: text } }));
const press = (element: HTMLElement) => settle(() => fireEvent.click(element));
const group = (name: string) => within(screen.getByText(name).closest('details') as HTMLElement);

describe('the form of an entry', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('has an input for every kind of field, and keeps what belongs to the code', async () => {
    const { draft } = show();
    expect(draft.isKept).toBe(true);
    await type('标题', '织机二');
    await type('长文', '第二段');
    await type('链接', '/about/');
    await type('个数', '4');
    await type('导语', '先问再停');
    await press(screen.getByLabelText('开着'));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '类别' }));
    await press(await screen.findByRole('option', { name: '在跑的' }));
    expect(screen.queryByLabelText('id')).toBeNull();
    expect(draft.view().value).toEqual({
      ...value,
      title: '织机二',
      body: '第二段',
      href: '/about/',
      count: 4,
      open: false,
      kind: 'running',
      heads: { history: { lead: '先问再停' } },
    });
    expect(draft.view().mistakes).toEqual([]);
  });

  test('adds to a list of texts, orders it and takes from it, within its limits', async () => {
    const { draft } = show();
    const list = group('分两行的标题');
    await press(list.getByRole('button', { name: '添加一项' }));
    expect(list.queryByRole('button', { name: '添加一项' })).toBeNull();
    await type('分两行的标题 3', '完。');
    await press(list.getByRole('button', { name: '上移第 3 项' }));
    expect(draft.view().value).toMatchObject({ phrases: ['机器的活，', '完。', '还给机器。'] });
    await press(list.getByRole('button', { name: '移除第 1 项' }));
    await press(list.getByRole('button', { name: '移除第 1 项' }));
    expect(draft.view().value).toMatchObject({ phrases: ['还给机器。'] });
    expect(list.queryByRole('button', { name: '移除第 1 项' })).toBeNull();
  });

  test('orders groups with what no input shows, and opens the new one alone', async () => {
    const { draft } = show();
    const list = group('事实');
    await press(list.getByRole('button', { name: '下移第 1 项' }));
    expect(draft.view().value).toMatchObject({ facts: [fact('乙', 2), fact('甲', 1), fact('丙', 3), fact('丁', 4)] });
    await press(list.getByRole('button', { name: '添加一项' }));
    expect(group('丁').getByLabelText('条目')).not.toBeVisible();
    expect(draft.view().mistakes).toEqual([{ field: 'facts.4.term', message: '请填写' }]);
  });

  test('says how much is used of a text, and at the field what is wrong with it', async () => {
    const { draft } = show();
    expect(screen.getByText('2 / 8')).toBeInTheDocument();
    await type('标题', '比八个字还要长的标题');
    expect(await screen.findByText('最多 8 个字')).toBeInTheDocument();
    await type('链接', 'https://example.org/');
    expect(await screen.findByText('要填本站的地址，例如 /buy/')).toBeInTheDocument();
    expect(draft.view()).toMatchObject({ state: 'unfit', mistakes: [{ field: 'title' }, { field: 'href' }] });
    await type('标题', '短的');
    expect(screen.queryByText('最多 8 个字')).toBeNull();
  });

  test('leaves out what may be left out, and is empty', async () => {
    const { draft } = show();
    await type('备注', '有了');
    expect(draft.view().value).toHaveProperty('note', '有了');
    await type('备注', '');
    await press(screen.getByLabelText('有标记'));
    expect(draft.view().value).toHaveProperty('marked', true);
    await press(screen.getByLabelText('有标记'));
    expect(draft.view().value).toEqual(value);
    expect(draft.isKept).toBe(true);
  });

  test('goes to a field by its place, with all groups around it open', async () => {
    const { container } = show();
    const go = (source: string) => settle(() => focusField(container, source));
    expect(screen.getByText('事实').closest('details')).not.toHaveAttribute('open');
    const closed = group('丁').getByLabelText('条目');
    expect(closed).not.toBeVisible();
    await go('value.facts.3.term');
    expect(closed).toBeVisible();
    expect(closed).toHaveFocus();
    await go('value.kind');
    expect(screen.getByRole('combobox', { name: '类别' })).toHaveFocus();
    await go('value.facts');
    expect(screen.getByText('事实')).toHaveFocus();
  });
});
