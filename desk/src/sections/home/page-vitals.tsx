import { BarChart } from '@mui/x-charts/BarChart';
import type { DataOf, deskToday } from '@shared/contract/endpoints';
import { SmallTable } from '../../layout/small-table';
import { Figure } from '../../layout/figure';

type Vital = DataOf<typeof deskToday>['pages'][number];

/** Limits of good values, by the thresholds that the field's tools share. */
const good: Readonly<Record<Vital['metric'], number>> = { LCP: 2500, INP: 200, CLS: 0.1 };
const metrics = ['LCP', 'INP', 'CLS'] as const;
const names: Readonly<Record<Vital['metric'], string>> = {
  LCP: '主要内容出现（LCP）',
  INP: '按下到有反应（INP）',
  CLS: '内容跳动（CLS）',
};
/** Pages that a chart has room for. */
const MOST_BARS = 8;

/** How fast each page was for three of four of its visitors, over a week. */
export function PageVitals({ pages }: { pages: readonly Vital[] }) {
  const all = [...new Set(pages.map(({ page }) => page))];
  const of = (page: string, metric: Vital['metric']) =>
    pages.find((vital) => vital.page === page && vital.metric === metric);
  const charted = all.filter((page) => of(page, 'LCP')).slice(0, MOST_BARS);
  return (
    <Figure title="各页的体验，最近 7 天，四分之三的访客在这以内">
      {charted.length > 0 && (
        <BarChart
          height={240}
          margin={{ left: 0 }}
          xAxis={[{ scaleType: 'band', data: charted }]}
          series={[
            { data: charted.map((page) => of(page, 'LCP')?.p75 ?? 0), label: '主要内容出现（毫秒）', color: '#0c4a47' },
          ]}
        />
      )}
      <SmallTable
        heads={['页面', ...metrics.map((metric) => names[metric]), '次数']}
        rows={all.map((page) => ({
          key: page,
          cells: [
            page,
            ...metrics.map((metric) => wordsOf(of(page, metric))),
            Math.max(...metrics.map((metric) => of(page, metric)?.count ?? 0)),
          ],
        }))}
        numbersFrom={1}
        named
      />
    </Figure>
  );
}

/** Words of a vital: who sees no colours reads what is slow. */
function wordsOf(vital: Vital | undefined): string {
  if (!vital) return '—';
  const value = vital.metric === 'CLS' ? String(vital.p75) : `${vital.p75} 毫秒`;
  return vital.p75 > good[vital.metric] ? `${value}（偏高）` : value;
}
