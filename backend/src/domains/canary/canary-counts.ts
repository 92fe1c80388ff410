import type { DataOf, canaryCounts } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';

type Counts = DataOf<typeof canaryCounts>;

const MOST = 20_000;
const MINUTE = 60_000;

/** Reads counts from a minute on, whole minutes at once; a minute with more rows than an answer holds ends with it. */
export async function readCanaryCounts(
  database: Queryable,
  { since, revision }: { since: string; revision: number },
): Promise<Counts> {
  const rows = await database.query<Counts['rows'][number]>(
    `select revision, mask, page, minute, what, count from canary_counts
     where minute >= date_trunc('minute', $1::timestamptz) and revision >= $2
     order by minute, revision, mask, page, what limit ${MOST + 1}`,
    [since, revision],
  );
  const { now } = await onlyRow<{ now: string }>(database, 'select now() as now');
  const last = rows[MOST]?.minute;
  if (last === undefined) return { now, rows, more: null };
  const whole = rows.filter(({ minute }) => minute !== last);
  if (whole.length > 0) return { now, rows: whole, more: last };
  return { now, rows: rows.slice(0, MOST), more: new Date(Date.parse(last) + MINUTE).toISOString() };
}
