import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { CanaryRow } from '@shared/canary/replay';
import { canaryCounts, deskReleases } from '@shared/contract/endpoints';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Admin, Resource, testDataProvider } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { releases } from './releases';
import type { Snapshot } from './use-canary';

jest.mock('../../data/data-provider', () => ({
  ...jest.requireActual<object>('../../data/data-provider'),
  deskCall: jest.fn(),
}));
const charts: LineChartProps[] = [];
jest.mock('@mui/x-charts/LineChart', () => ({
  LineChart: (props: LineChartProps) => {
    charts.push(props);
    return null;
  },
}));
const calls = jest.mocked(deskCall as unknown as (route: { path: string }, input: object) => Promise<unknown>);

const name = 'remote-community';
const START = Date.parse('2026-11-29T08:00:00Z');
const minute = (at: number) => new Date(START + at * 60_000).toISOString();
const release = (version: string, over: Partial<Snapshot['packages'][number]['releases'][number]> = {}) => ({
  ...{ version, published: minute(0), commit: `${version}-commit`, contract: '1.6', state: [], signedBy: ['bo@team'] },
  ...{ pages: [{ name: 'list', bytes: 20_000 }], ...over },
});
const running = { id: 'c1', releases: { [name]: '1.2.0' }, percent: 10 };
const decision = { by: 'alice', key: 'alice@laptop', reason: null, canaries: [] };
const snapshot: Snapshot = {
  at: minute(0),
  head: 3,
  stable: [
    { name, version: '1.1.0', since: 2 },
    { name: 'remote-download', version: '4.0.0', since: null },
  ],
  canaries: [{ ...running, ramp: { steps: [1, 10, 50], bake: 600 }, since: minute(0), pages: ['/forum'] }],
  packages: [
    {
      name,
      releases: [
        release('1.3.0', {
          pages: [
            { name: 'list', bytes: 21_500 },
            { name: 'rank', bytes: 900 },
          ],
        }),
        release('1.2.0', { state: ['canary'] }),
        release('1.1.0', { state: ['live'] }),
        release('1.0.0', { state: ['rejected', 'not believed'], signedBy: [] }),
      ],
    },
  ],
  history: [
    { ...decision, number: 3, at: minute(0), kind: 'canary', action: `canary 10% ${name}@1.2.0`, canaries: [running] },
    {
      ...decision,
      number: 2,
      at: minute(-60),
      kind: 'promote',
      action: `promote ${name}@1.1.0`,
      by: 'bo',
      reason: '好了',
    },
  ],
  attempts: [
    {
      command: `promote ${name}@9.9.9`,
      by: 'bo',
      at: minute(-5),
      outcome: 'refused',
      package: name,
      page: null,
      cause: 'was never published',
    },
  ],
  withdrawn: [],
  rejected: [],
};

/** Views of one page: 25 of the canary a minute of which some failed, 200 of stable of which none did. */
const counted = (minutes: number, failed: number): CanaryRow[] =>
  Array.from({ length: minutes }, (_, at) => {
    const row = (mask: number, what: string, count: number) => ({
      revision: 3,
      mask,
      page: '/forum',
      minute: minute(at),
      what,
      count,
    });
    return [
      ...[row(1, 'handed', 25), row(1, 'answered', 25), row(1, 'told', 25)],
      ...(failed > 0 ? [row(1, 'failed ChunkError', failed)] : []),
      ...[row(0, 'handed', 200), row(0, 'answered', 200), row(0, 'told', 200)],
    ];
  }).flat();

describe('发布', () => {
  let asked: object[];
  let told: Snapshot | null;
  let rows: CanaryRow[];
  beforeEach(() => {
    [asked, told, rows] = [[], snapshot, counted(30, 1)];
    charts.splice(0);
    calls.mockImplementation(({ path }, input) => {
      if (path === deskReleases.path) return Promise.resolve(told);
      if (path !== canaryCounts.path) return Promise.reject(new Error(path));
      asked.push(input);
      // In two parts, as a long answer comes.
      const isFirst = (input as { since: string }).since === minute(0);
      const half = isFirst ? rows.slice(0, rows.length / 2) : rows.slice(rows.length / 2);
      return Promise.resolve({ now: minute(100), rows: half, more: isFirst ? minute(15) : null });
    });
  });

  const open = () =>
    render(
      <Admin i18nProvider={chinese} disableTelemetry dataProvider={testDataProvider()}>
        <Resource name="releases" list={releases.list} />
      </Admin>,
    );
  const table = async (label: string) => within(await screen.findByRole('region', { name: label }));
  const cells = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const rowsOf = async (label: string) =>
    (await table(label))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [within(row).getByRole('rowheader').textContent, ...cells(row)]);

  test('says who gets what, since when, by whose decision and key, and leads there', async () => {
    open();
    expect(await rowsOf('访客看到的')).toEqual([
      [name, '正式版', '1.1.0', '2026-11-29 15:00', 'bo', 'alice@laptop'],
      [name, '试行版 10%', '1.2.0', '2026-11-29 16:00', 'alice', 'alice@laptop'],
      ['remote-download', '正式版', '4.0.0', '更早', '—', '—'],
    ]);
    const link = screen.getByRole('link', { name: `1.2.0：打开 ${name} 的试行版 10%` });
    expect(link.getAttribute('href')).toMatch(/\/\?channel=remote-community$/);
    const [stable] = screen.getAllByRole('link', { name: /的正式版$/ });
    expect(stable?.getAttribute('href')).toMatch(/\/\?channel=stable$/);
    expect(screen.getByText(/自己往前走：1% → 【10%】 → 50% → 100%，每一级至少 10 分钟/)).toBeInTheDocument();
    expect(await rowsOf('决定')).toEqual([
      ['3', '2026-11-29 16:00', '试行', `canary 10% ${name}@1.2.0`, '—', 'alice', 'alice@laptop', `${name} 10%`],
      ['2', '2026-11-29 15:00', '发布', `promote ${name}@1.1.0`, '好了', 'bo', 'alice@laptop', '—'],
    ]);
    const [, attempt] = (await table('没有成功的命令')).getAllByRole('row');
    expect(attempt && cells(attempt)).toEqual([
      '2026-11-29 15:55',
      `promote ${name}@9.9.9`,
      'bo',
      '被拒',
      'was never published',
    ]);
  });

  test('judges a canary by all that was counted, says so, and draws how that came about', async () => {
    open();
    expect(await screen.findByText(/^该停下：/)).toHaveTextContent(/\/forum: \d+ of \d+ views of the canary/);
    expect(asked).toEqual([
      { since: minute(0), revision: 3 },
      { since: minute(15), revision: 3 },
    ]);
    const [first] = await rowsOf(`每页每个指标，${name}@1.2.0`);
    expect(first).toEqual([
      '/forum',
      '失败的原因：ChunkError',
      '750 次里 30',
      '6000 次里 0',
      expect.stringMatching(/^\d+\.\d\d 到 /),
      expect.stringMatching(/^\de-\d+$/),
    ]);
    const [chances, ratios] = charts.slice(-2);
    expect(chances?.series.map(({ label }) => label)).toEqual(['/forum ChunkError']);
    const falls = chances?.series[0]?.data ?? [];
    expect(falls.at(-1)).toBe(1e-6);
    expect(falls[0]).toBeGreaterThan(0.01);
    expect(ratios?.series.map(({ label }) => label)).toEqual(['/forum ChunkError 至少', '/forum ChunkError 至多']);
    await settle(() => fireEvent.mouseDown(screen.getByRole('combobox', { name: '指标' })));
    await settle(() => fireEvent.click(screen.getByRole('option', { name: '没有活起来' })));
    expect(charts.at(-2)?.series.map(({ label }) => label)).toEqual(['/forum', '所有页面']);
  });

  test('draws views that told nothing as they were counted, which is later than those that told', async () => {
    rows = counted(60, 0).map((row) => (row.mask === 1 && row.what !== 'handed' ? { ...row, count: 24 } : row));
    open();
    expect(await screen.findByText(/^该停下：/)).toHaveTextContent(/views of the canary told nothing/);
    const falls = charts.at(-2)?.series[0]?.data ?? [];
    expect(charts.at(-2)?.series.map(({ label }) => label)).toEqual(['/forum', '所有页面']);
    expect(new Set(falls).size).toBeGreaterThan(5);
    expect([falls[0], falls.at(-1)]).toEqual([1, 1e-6]);
  });

  test('says what holds a ramp beside what visitors tell, and what was thrown where most often', async () => {
    const problem = (path: string, at: number) => ({ path, cause: 'it throws', since: minute(at) });
    told = { ...snapshot, problems: [problem('/forum/new/', 5), problem('/old/', -5)] };
    const of = { revision: 3, page: '/forum', count: 2 };
    rows = [
      ...counted(30, 0),
      ...['lost', 'lost', 'stack'].map((word, at) => ({
        ...of,
        mask: at && 1,
        minute: minute(95),
        what: word === 'stack' ? 'stack TypeError 0a1b2c3d' : `lost ${name}@1.2.0/${at}.js`,
      })),
      { ...of, mask: 0, minute: minute(96), what: 'stack (more)', count: 1 },
    ];
    open();
    expect(await screen.findByText(/有 2 个文件/)).toHaveTextContent(
      `${name}@1.2.0 有 2 个文件从 2026-11-29 17:35 起给不出来，先不往前走：0.js、1.js`,
    );
    expect(screen.getByText(/从试行以来没有合成/)).toHaveTextContent(
      '/forum/new/ 从试行以来没有合成，先不往前走：it throws',
    );
    expect(await rowsOf(`最常见的错误，${name}@1.2.0`)).toEqual([
      ['TypeError', '0a1b2c3d', `${name}@1.2.0`, '2'],
      ['（更多）', '其余的', '正式版', '1'],
    ]);
    expect(screen.getByRole('button', { name: /trace 0a1b2c3d$/ })).toBeInTheDocument();
  });

  test('waits where nothing was counted', async () => {
    rows = [];
    open();
    expect(await screen.findByText(/^再等等：/)).toHaveTextContent('No view was counted yet');
    expect(screen.getByText('还没有访问。')).toBeInTheDocument();
  });

  test('shows the releases of a package, how two differ, and commands to copy', async () => {
    const writeText = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    open();
    expect((await rowsOf(`${name} 的版本`)).map(([version, state, , by]) => [version, state, by])).toEqual([
      ['1.3.0', '没有在用', 'bo@team'],
      ['1.2.0', '试行版', 'bo@team'],
      ['1.1.0', '正式版', 'bo@team'],
      ['1.0.0', '回退过、签名不对', '—'],
    ]);
    expect(await rowsOf('1.1.0 和 1.3.0')).toEqual([
      ['提交', '1.1.0-commit', '1.3.0-commit'],
      ['页面 list 的脚本', '20.0 KB', '21.5 KB（+1.5 KB）'],
      ['页面 rank 的脚本', '—', '0.9 KB（新的页面）'],
    ]);
    const commands = [
      `stop ${name}`,
      `promote ${name}@1.2.0`,
      `promote ${name}@1.3.0 --auto 1,10,50 --bake 10m`,
      `promote ${name}@1.3.0`,
      `rollback ${name}`,
    ].map((words) => `npm run release -- ${words}`);
    const buttons = screen.getAllByRole('button', { name: /^复制：/ });
    for (const button of buttons) await settle(() => fireEvent.click(button));
    expect(writeText.mock.calls.flat()).toEqual(commands);
    await waitFor(() => expect(screen.getByText('命令已复制')).toBeInTheDocument());
  });

  test('shows a page of the canary beside the same of stable, as wide as on a phone or a computer', async () => {
    told = {
      ...snapshot,
      canaries: snapshot.canaries.map((one) => ({ ...one, pages: ['/forum/:id', '/forum', '/rank'] })),
    };
    open();
    await screen.findByRole('region', { name: '1.1.0 和 1.3.0' });
    expect(screen.queryByTitle(/正式版$/)).toBeNull();
    const choose = async (label: string, option: string) => {
      await settle(() => fireEvent.mouseDown(screen.getByRole('combobox', { name: label })));
      await settle(() => fireEvent.click(screen.getByRole('option', { name: option })));
    };
    const frames = () => screen.getAllByTitle(/版/u).map((frame) => [(frame as HTMLIFrameElement).src, frame.title]);
    await choose('到', '1.2.0');
    expect(frames()).toEqual([
      ['http://localhost/preview/stable/forum', '/forum，正式版'],
      [`http://localhost/preview/${name}/forum`, '/forum，试行版 10%'],
    ]);
    for (const frame of screen.getAllByTitle(/版/u)) expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await choose('页面', '/rank');
    expect(frames()[0]?.[0]).toBe('http://localhost/preview/stable/rank');
    await settle(() => fireEvent.click(screen.getByRole('button', { name: '电脑' })));
    expect(getComputedStyle(screen.getByTitle('/rank，正式版')).width).toBe('1440px');
  });

  test('says that nobody told yet', async () => {
    told = null;
    open();
    expect(await screen.findByText(/还没有人告诉后端/)).toBeInTheDocument();
  });
});
