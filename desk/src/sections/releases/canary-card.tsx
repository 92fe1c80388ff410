import { Alert, Typography, MenuItem, TextField } from '@mui/material';
import { type Figures, type Verdict, LEVEL, SITE } from '@shared/canary';
import type { Stack } from '@shared/canary/beside';
import { chinaTime } from '../../layout/china-clock';
import { Figure } from '../../layout/figure';
import { Part } from '../../layout/part';
import { SmallTable } from '../../layout/small-table';
import { Command } from './command';
import { DecideCanary } from './decide-canary';
import { type RunningCanary, type Snapshot, useCanary, type JudgedCanary } from './use-canary';
import { chance, placeWords, ratioWords, rowWords, metricWords } from './words';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const SHOWN = 12;
/** Marks of stacks that are shown. */
const STACKS = 10;

const severities = { stop: 'error', wait: 'info', go: 'success' } as const;
const says: Readonly<Record<Verdict['verdict'], string>> = { stop: '该停下', wait: '再等等', go: '可以往前' };

/** A canary: how far it is, and what is thought of it by what visitors met. */
export function CanaryCard({
  canary,
  history,
  headDocument,
  problems = [],
}: { canary: RunningCanary } & Pick<Snapshot, 'history' | 'headDocument' | 'problems'>) {
  const { data, error } = useCanary(canary, history);
  const names = Object.entries(canary.releases).map(([name, version]) => `${name}@${version}`);
  const [name = ''] = Object.keys(canary.releases);
  return (
    <Figure title={`试行版：${names.join('、')}`}>
      <Typography>
        {canary.percent}% 的访客，从 {chinaTime(canary.since)} 起。{rampWords(canary)}
      </Typography>
      {!data && !error && <Typography role="status">正在取访问的数…</Typography>}
      {error && <Alert severity="error">{error.message}</Alert>}
      {problems
        .filter(({ since }) => since >= canary.since)
        .map(({ path, cause }) => (
          <Alert key={path} severity="warning">
            {path} 从试行以来没有合成，先不往前走：<span lang="en">{cause}</span>
          </Alert>
        ))}
      {data?.lost.map(({ release, files, since }) => (
        <Alert key={release} severity="warning">
          {release} 有 {files.length} 个文件从 {chinaTime(since)} 起给不出来，先不往前走：
          {files.slice(0, SHOWN).join('、')}
        </Alert>
      ))}
      {data && (
        <>
          <Alert severity={severities[data.verdict.verdict]} sx={{ my: 1 }}>
            {says[data.verdict.verdict]}：<span lang="en">{data.verdict.sentence}</span>
            {data.verdict.verdict === 'stop' && ` 里面就算有 ${data.verdict.withstands} 次是假的，也该停下。`}
          </Alert>
          <CanaryCurves curve={data.curve} rows={data.rows} />
          <Part name="每页每个指标">
            <Rows rows={data.rows} names={names} />
          </Part>
          {data.stacks.length > 0 && <Stacks stacks={data.stacks} names={names} />}
        </>
      )}
      <Part name="命令">
        {headDocument && <DecideCanary head={headDocument} canary={canary} names={names.join('、')} />}
        <Command words={`stop ${name}`}>停下：访客马上回到正式版，这个版本不再发布</Command>
        <Command words={`promote ${names.join(' ')}`}>不再等，给所有访客</Command>
      </Part>
    </Figure>
  );
}

/** What the site's own code threw, and the command that finds the line of what was thrown most often. */
function Stacks({ stacks, names }: { stacks: readonly Stack[]; names: readonly string[] }) {
  const rows = stacks.slice(0, STACKS).map(({ name, isCanary, count }) => {
    const [error = '', mark] = name.split(' ');
    const [shown, release] = [mark ?? '其余的', isCanary ? names.join('、') : '正式版'];
    return { key: `${name} ${isCanary}`, cells: [mark ? error : '（更多）', shown, release, count], mark };
  });
  const first = rows.find(({ mark }) => mark !== undefined);
  return (
    <Part name="最常见的错误">
      <SmallTable
        label={`最常见的错误，${names[0] ?? ''}`}
        lines
        named
        numbersFrom={3}
        heads={['错误', '位置的记号', '版本', '次数']}
        rows={rows}
      />
      {first?.mark && <Command words={`trace ${first.mark}`}>第一个错在代码的哪一行</Command>}
    </Part>
  );
}

function rampWords({ ramp, percent }: RunningCanary): string {
  if (!ramp) return '比例由人来改。';
  const steps = [...ramp.steps, 100].map((step) => (step === percent ? `【${step}%】` : `${step}%`));
  return `自己往前走：${steps.join(' → ')}，每一级至少 ${Math.ceil(ramp.bake / 60)} 分钟。`;
}

function Rows({ rows, names }: { rows: readonly Figures[]; names: readonly string[] }) {
  const seen = rows.filter(({ canary, stable }) => canary[1] + stable[1] > 0).toSorted((a, b) => a.p - b.p);
  const table = (some: readonly Figures[], label: string) => (
    <SmallTable
      label={label}
      lines
      named
      numbersFrom={2}
      heads={['页面', '指标', '试行版', '正式版', '几倍', 'p']}
      rows={some.map((row) => ({
        key: `${row.metric} ${row.kind ?? ''} ${row.page}`,
        cells: [
          placeWords(row.page),
          rowWords(row),
          tally(row, row.canary),
          tally(row, row.stable),
          ratioWords(row.ratio),
          chance(row.p),
        ],
      }))}
    />
  );
  if (seen.length === 0) return <Typography>还没有访问。</Typography>;
  const [title] = names;
  return (
    <>
      {table(seen.slice(0, SHOWN), `每页每个指标，${title ?? ''}`)}
      {seen.length > SHOWN && (
        <details>
          <summary>另外 {seen.length - SHOWN} 行</summary>
          {table(seen.slice(SHOWN), `其余的指标，${title ?? ''}`)}
        </details>
      )}
    </>
  );
}

/** Of vitals there is no bad view, only values. */
function tally({ metric }: Figures, [bad, of]: Figures['canary']): string {
  return metric === 'lcp' || metric === 'inp' ? `${of} 次` : `${of} 次里 ${bad}`;
}

/** Ends of what curves show: of `p`, and of how many times worse. */
const LEAST = 1e-6;
const [LITTLE, MUCH] = [1 / 8, 32];
const [CHANCES, RATIOS] = [
  [1, 0.01, 1e-4, 1e-6],
  [1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32],
];

const isSame = (one: Figures) => (other: Figures) =>
  one.metric === other.metric && one.page === other.page && one.kind === other.kind;
const worst = (rows: readonly Figures[]) =>
  rows.reduce<Figures | undefined>((most, row) => (most && most.p <= row.p ? most : row), undefined);

/** How what is thought of one metric came about: of the page where it is worst, and of all pages together. */
function CanaryCurves({ curve, rows }: Pick<JudgedCanary, 'curve' | 'rows'>) {
  const [chosen, setChosen] = useState<Figures['metric'] | null>(null);
  const metrics = [...new Set(rows.map(({ metric }) => metric))];
  const metric = chosen ?? worst(rows)?.metric;
  const of = rows.filter((row) => row.metric === metric);
  const shown = [worst(of.filter(({ page }) => page !== SITE)), of.find(({ page }) => page === SITE)].flatMap(
    (row) => row ?? [],
  );
  if (curve.length < 2 || metric === undefined) return <Typography>曲线要等有几分钟的访问。</Typography>;
  const along = (row: Figures, value: (at: Figures) => number | null) =>
    curve.map((point) => {
      const then = point.rows.find(isSame(row));
      return then ? value(then) : null;
    });
  const named = (row: Figures, what = '') =>
    `${placeWords(row.page)}${row.kind === undefined ? '' : ` ${row.kind}`}${what}`;
  const line = (label: string, color: string, data: (number | null)[]) => ({
    ...{ label, color, data, showMark: false, curve: 'stepAfter' as const },
  });
  const colors = ['#a61b1b', '#0c4a47'];
  const times = {
    scaleType: 'point' as const,
    data: curve.map(({ at }) => chinaTime(at)),
    disableTicks: true,
    valueFormatter: (time: string, { location }: { location: string }) => (location === 'tick' ? time.slice(-5) : time),
  };
  const within = (ratio: number | null) => (ratio ? Math.min(MUCH, Math.max(LITTLE, ratio)) : null);
  return (
    <>
      <TextField
        select
        fullWidth={false}
        label="指标"
        value={metric}
        onChange={({ target }) => setChosen(metrics.find((one) => one === target.value) ?? null)}
      >
        {metrics.map((one) => (
          <MenuItem key={one} value={one}>
            {metricWords(one)}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" sx={{ mt: 2 }}>
        p：要是试行版不比正式版差，看起来还这么差的机会。到 {LEVEL} 就停。
      </Typography>
      <LineChart
        height={220}
        xAxis={[times]}
        yAxis={[{ scaleType: 'log', min: LEAST, max: 1, width: 56, tickInterval: CHANCES, valueFormatter: chance }]}
        series={shown.map((row, at) =>
          line(
            named(row),
            colors[at] ?? '',
            along(row, ({ p }) => Math.max(LEAST, p)),
          ),
        )}
      >
        <ChartsReferenceLine y={LEVEL} label="停" labelAlign="end" />
      </LineChart>
      <Typography variant="body2">{rowWords({ metric })}：试行版是正式版的几倍，99% 的把握在两条线之间。</Typography>
      <LineChart
        height={220}
        xAxis={[times]}
        yAxis={[{ scaleType: 'log', min: LITTLE, max: MUCH, width: 56, tickInterval: RATIOS, valueFormatter: String }]}
        series={shown.flatMap((row, at) => [
          line(
            named(row, ' 至少'),
            colors[at] ?? '',
            along(row, ({ ratio: [low] }) => within(low)),
          ),
          line(
            named(row, ' 至多'),
            colors[at] ?? '',
            along(row, ({ ratio: [, high] }) => within(high)),
          ),
        ])}
      >
        <ChartsReferenceLine y={1} label="一样" labelAlign="end" />
      </LineChart>
    </>
  );
}
