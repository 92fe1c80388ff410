import FiguresIcon from '@mui/icons-material/BarChart';
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { type DataOf, deskVisits } from '@shared/contract/endpoints';
import { useState } from 'react';
import { Title } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { useCall } from '../../data/use-call';
import { valueWords, wordOf } from '../../i18n/value-words';
import { chinaDay } from '../../layout/china-clock';
import { toCsv } from '../../layout/csv';
import { saveCsv } from '../../layout/export-button';
import { SmallTable } from '../../layout/small-table';
import { Figure } from '../../layout/figure';
import figureWords from './figure-words.json' with { type: 'json' };

type Visits = DataOf<typeof deskVisits>;
type Row = Visits['rows'][number];

const DAY = 86_400_000;
const periods = [7, 30, 90, 365] as const;

const kinds: Readonly<Record<Exclude<Row['kind'], 'all'>, { title: string; head: string }>> = figureWords.kinds;
const names: Readonly<Record<string, string>> = figureWords.names;

/** What is counted, in words. */
export function nameOf({ kind, name }: Pick<Row, 'kind' | 'name'>): string {
  if (kind === 'lead') return wordOf(valueWords.messages.status, name);
  if (kind === 'campaign-lead') {
    const at = name.lastIndexOf(' ');
    return `${name.slice(0, at)} → ${nameOf({ kind: 'lead', name: name.slice(at + 1) })}`;
  }
  if (kind !== 'funnel') return names[`${kind} ${name}`] ?? names[name] ?? name;
  const [page = '', step = ''] = name.split(' ');
  return `${nameOf({ kind: 'page', name: page })} → ${nameOf({ kind: 'step', name: step })}`;
}

/** A figure beside the one of the period before. */
const beside = (now: number, before: number) =>
  before === 0 ? String(now) : `${now}（${now < before ? '' : '+'}${Math.round((now / before - 1) * 100)}%）`;

/** The last so many days, today among them, by the clock in China. */
function lastDays(days: number) {
  const day = (ago: number) => chinaDay(new Date(Date.now() - ago * DAY).toISOString());
  return { from: day(days - 1), to: day(0) };
}

/** This week beside the one before, on the first page. */
export function WeekOfVisits() {
  const { data } = useCall(deskVisits, lastDays(7));
  if (!data) return null;
  const row = (key: string, label: string, now: number, before: number) => ({
    key,
    cells: [label, beside(now, before), before],
  });
  const of = (kind: Row['kind']) => data.rows.filter((one) => one.kind === kind);
  return (
    <Figure title="网站的访问，最近 7 天和之前 7 天">
      <SmallTable
        heads={['', '最近 7 天', '之前 7 天']}
        rows={[
          ...of('all').flatMap(({ views, viewsBefore, visitors, visitorsBefore }) => [
            row('views', '浏览（次）', views, viewsBefore),
            row('visitors', '访客（每天不重复）', visitors, visitorsBefore),
          ]),
          ...of('step').map((step) => row(step.name, `${nameOf(step)}（次）`, step.views, step.viewsBefore)),
        ]}
        numbersFrom={1}
        named
      />
    </Figure>
  );
}

/** Every figure of a period, beside the one before, and as a table to save. */
function Figures() {
  const [days, setDays] = useState<number>(30);
  const { data, error } = useCall(deskVisits, lastDays(days));
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="数字" />
      <Typography component="h1" variant="h5">
        数字
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField
          select
          fullWidth={false}
          label="时间"
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {periods.map((period) => (
            <MenuItem key={period} value={period}>
              最近 {period} 天
            </MenuItem>
          ))}
        </TextField>
        <Button
          sx={{ whiteSpace: 'nowrap' }}
          disabled={!data}
          onClick={() => data && saveCsv(`数字-${lastDays(days).to}-${days}天`, csvOf(data))}
        >
          导出 CSV
        </Button>
      </Stack>
      <Typography variant="body2">括号里是和之前同样长的一段时间相比。访客每天不重复地数，再加起来。</Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data?.rows.length === 0 && <Alert severity="info">这段时间还没有访问。</Alert>}
      {data && data.rows.length > 0 && <Charts data={data} />}
    </Stack>
  );
}

function Charts({ data: { days, rows } }: { data: Visits }) {
  return (
    <>
      <Figure title="每天的浏览和访客">
        <LineChart
          height={240}
          xAxis={[{ scaleType: 'point', data: days.map(({ day }) => day.slice(5)) }]}
          yAxis={[{ tickMinStep: 1, min: 0 }]}
          series={[
            { label: '浏览（次）', color: '#0c4a47', curve: 'linear', data: days.map(({ views }) => views) },
            { label: '访客（位）', color: '#8a5a00', curve: 'linear', data: days.map(({ visitors }) => visitors) },
          ]}
        />
      </Figure>
      {Object.entries(kinds).map(([kind, { title, head }]) => {
        const of = rows.filter((row) => row.kind === kind && row.views > 0);
        return of.length === 0 ? null : (
          <Figure key={kind} title={title}>
            <SmallTable
              label={title}
              heads={[head, '次数', '访客']}
              rows={of.map((row) => ({
                key: row.name,
                cells: [
                  <bdi key="name">{nameOf(row)}</bdi>,
                  beside(row.views, row.viewsBefore),
                  beside(row.visitors, row.visitorsBefore),
                ],
              }))}
              numbersFrom={1}
              named
            />
          </Figure>
        );
      })}
    </>
  );
}

function csvOf({ days, rows }: Visits): string {
  const labels = {
    kind: '统计',
    name: '名字',
    views: '次数',
    visitors: '访客',
    viewsBefore: '之前的次数',
    visitorsBefore: '之前的访客',
  };
  const all = rows.map((row) => ({
    ...row,
    kind: row.kind === 'all' ? '合计' : kinds[row.kind].title,
    name: nameOf(row),
  }));
  return toCsv([...days.map(({ day, ...row }) => ({ kind: '每天', name: day, ...row })), ...all], labels);
}

/** What visits come to, for who writes the site's pages and who runs it. */
export const figures: DeskResource = {
  name: 'figures',
  label: '数字',
  roles: ['marketer', 'operator'],
  icon: FiguresIcon,
  calls: { list: deskVisits },
  list: Figures,
};
