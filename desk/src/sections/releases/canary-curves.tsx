import { MenuItem, TextField, Typography } from '@mui/material';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { type Figures, LEVEL, SITE } from '@shared/canary';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import type { JudgedCanary } from './use-canary';
import { chance, metricWords, placeWords, rowWords } from './words';

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
export function CanaryCurves({ curve, rows }: Pick<JudgedCanary, 'curve' | 'rows'>) {
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
