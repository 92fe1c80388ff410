import type { DataOf, telemetryVitals } from '@shared/contract/endpoints';
import { retention } from '@shared/contract/retention';
import type { Database } from '../../database/database';

type ReleaseVital = DataOf<typeof telemetryVitals>[number];

export interface VitalReport {
  release: string;
  metric: ReleaseVital['metric'];
  /** Milliseconds; a layout shift has no unit. */
  value: number;
}

/** Thresholds: good up to the first, poor above the second, those that the field's tools share. Milliseconds but for CLS. */
const thresholds: Readonly<Record<VitalReport['metric'], readonly [good: number, poor: number]>> = {
  TTFB: [800, 1800],
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
};

/** Releases of one day that are told apart. Anybody may report, so the table must not grow by what they make up. */
export const RELEASES_A_DAY = 200;
const { days: DAYS_KEPT } = retention.telemetry;

/**
 * Counts vitals by their rating in one statement; those of releases beyond the bound are counted together as `(more)`, which
 * is no release. In one order everywhere, so that two processes never wait for each other's rows.
 */
const addSql = `
  with reported as (
    select release, metric, count(*) filter (where value <= good) as good,
      count(*) filter (where value > good and value <= poor) as middling,
      count(*) filter (where value > poor) as poor, sum(value) as total
    from jsonb_to_recordset($1::jsonb) as report (release text, metric text, value float8, good float8, poor float8)
    group by release, metric
  ), found as (
    select release, exists (select 1 from vital_counts c where c.day = current_date and c.release = r.release) as known
    from (select distinct release from reported) r
  ), placed as (
    select release, known or row_number() over (partition by known order by release)
        <= ${RELEASES_A_DAY} - (select count(distinct release) from vital_counts where day = current_date) as fits
    from found
  ), counted as (
    select case when fits then release else '(more)' end as release, metric, sum(good)::int as good,
      sum(middling)::int as middling, sum(poor)::int as poor, sum(total) as total
    from reported join placed using (release) group by 1, 2
  )
  insert into vital_counts as c (day, release, metric, good, needs_improvement, poor, total)
  select current_date, release, metric, good, middling, poor, total from counted order by release, metric
  on conflict (day, release, metric) do update set good = c.good + excluded.good,
    needs_improvement = c.needs_improvement + excluded.needs_improvement, poor = c.poor + excluded.poor,
    total = c.total + excluded.total`;

export function vitalsRepository(database: Database) {
  return {
    /** Adds to counts by rating and a sum alone: nothing of a single visit is kept. */
    async add(reports: readonly VitalReport[]): Promise<void> {
      if (reports.length === 0) return;
      const rows = reports.map(({ release, metric, value }) => {
        const [good, poor] = thresholds[metric];
        return { release, metric, value, good, poor };
      });
      await database.query(addSql, [JSON.stringify(rows)]);
    },

    async releases(): Promise<ReleaseVital[]> {
      const sql = `select release, metric, sum(good)::int as good, sum(needs_improvement)::int as "needsImprovement",
          sum(poor)::int as poor, sum(total) / sum(good + needs_improvement + poor) as mean
        from vital_counts where day > current_date - ${DAYS_KEPT}
        group by release, metric order by max(day) desc, release, metric limit 500`;
      return database.query<ReleaseVital>(sql);
    },
  };
}
