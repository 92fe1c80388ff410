import type { DataOf, TelemetryEvent, telemetryCounts, telemetryReleases } from '@shared/contract/endpoints';
import { retention } from '@shared/contract/retention';
import type { Database, Queryable } from '../../database/database';

type Count = DataOf<typeof telemetryCounts>[number];
type ReleaseCount = DataOf<typeof telemetryReleases>[number];

/** Different failures of one day that are told apart. Anybody may report, so the table must not grow by what they make up. */
export const KEYS_A_DAY = 1000;
const { days: DAYS_KEPT } = retention.telemetry;

/**
 * Counts reports in one statement: those of a key that is known today, and new ones while there is room; the rest is counted
 * together as `(more)`, which no report can be of. In one order everywhere, so that two processes never wait for each
 * other's rows.
 */
const addSql = `
  with reported as (
    select kind, remote, release, rung, cause, outcome, count(*)::int as count, sum(duration)::bigint as duration
    from jsonb_to_recordset($1::jsonb)
      as report (kind text, remote text, release text, rung text, cause text, outcome text, duration float8)
    group by kind, remote, release, rung, cause, outcome
  ), found as (
    select r.*, exists (select 1 from telemetry_counts c where c.day = current_date and c.kind = r.kind
        and c.remote = r.remote and c.release = r.release and c.rung = r.rung and c.cause = r.cause
        and c.outcome = r.outcome) as known
    from reported r
  ), placed as (
    select *, known or row_number() over (partition by known order by kind, remote, release, rung, cause, outcome)
        <= ${KEYS_A_DAY} - (select count(*) from telemetry_counts where day = current_date) as fits
    from found
  ), counted as (
    select case when fits then kind else '(more)' end as kind, case when fits then remote else '' end as remote,
      case when fits then release else '' end as release, case when fits then rung else '' end as rung,
      case when fits then cause else '' end as cause, case when fits then outcome else '' end as outcome,
      sum(count) as count, sum(case when fits then duration else 0 end) as duration
    from placed group by 1, 2, 3, 4, 5, 6
  )
  insert into telemetry_counts as c (day, kind, remote, release, rung, cause, outcome, count, duration, last_at)
  select current_date, kind, remote, release, rung, cause, outcome, count, duration, now()
    from counted order by kind, remote, release, rung, cause, outcome
  on conflict (day, kind, remote, release, rung, cause, outcome)
    do update set count = c.count + excluded.count, duration = c.duration + excluded.duration, last_at = now()`;

export function telemetryRepository(database: Database) {
  return {
    /** Adds to counts alone: nothing of a single visitor is kept. */
    async add(reports: readonly TelemetryEvent[]): Promise<void> {
      if (reports.length === 0) return;
      const rows = reports.map(
        ({ kind, remote = '', release = '', rung = '', cause = '', outcome = '', duration = 0 }) => ({
          kind,
          remote,
          release,
          rung,
          cause,
          outcome,
          duration: Math.round(duration),
        }),
      );
      await database.query(addSql, [JSON.stringify(rows)]);
    },

    async releases(): Promise<ReleaseCount[]> {
      const sql = `select release, rung, outcome, sum(count)::int as count, (sum(duration) / sum(count))::int as duration
        from telemetry_counts where day > current_date - ${DAYS_KEPT} and kind = 'recovery'
        group by release, rung, outcome order by release, count desc, rung limit 500`;
      return database.query<ReleaseCount>(sql);
    },
  };
}

/** Reads how often each failure was reported, the most frequent first. */
export async function failureCounts(database: Queryable): Promise<Count[]> {
  const sql = `select kind, remote, release, rung, cause, outcome, sum(count)::int as count, max(last_at) as "lastAt"
    from telemetry_counts where day > current_date - ${DAYS_KEPT}
    group by kind, remote, release, rung, cause, outcome order by 7 desc, 8 desc limit 200`;
  return database.query<Count>(sql);
}
