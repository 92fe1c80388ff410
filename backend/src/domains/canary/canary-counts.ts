import type { DataOf, canaryCounts } from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../../database/database';

type Counts = DataOf<typeof canaryCounts>;

/** Kept counts that one answer is made of. */
const MOST = 40_000;
const MINUTE = 60_000;

const boundsSql = `
  select min(minute) as first, max(minute) as last, count(*)::int as count from (
    select minute from canary_counts where minute >= date_trunc('minute', $1::timestamptz) and revision >= $2
    order by minute limit ${MOST + 1}) as asked`;

/** Which minutes are summed depends on time alone, and what is asked for from its middle on begins there. */
const sumsSql = `
  select revision, mask, page, greatest(date_trunc('minute', $1::timestamptz), case
      when minute < date_bin('1 hour', now() - interval '1 day', 'epoch') then date_bin('1 hour', minute, 'epoch')
      when minute < date_bin('10 minutes', now() - interval '1 hour', 'epoch') then date_bin('10 minutes', minute, 'epoch')
      else minute end) as minute, what, sum(count)::int as count
  from canary_counts where minute >= date_trunc('minute', $1::timestamptz) and revision >= $2 and minute < $3::timestamptz
  group by 1, 2, 3, 4, 5 order by 4, 1, 2, 3, 5`;

/** Reads counts from a minute on, of whole minutes; those of more than an hour ago by ten minutes, of more than a day ago by the hour. */
export async function readCanaryCounts(
  database: Queryable,
  { since, revision }: { since: string; revision: number },
): Promise<Counts> {
  const { first, last, count } = await onlyRow<{ first: string | null; last: string | null; count: number }>(
    database,
    boundsSql,
    [since, revision],
  );
  const next = first === last ? Date.parse(last ?? since) + MINUTE : Date.parse(last ?? since);
  const more = count > MOST ? new Date(next).toISOString() : null;
  const rows = await database.query<Counts['rows'][number]>(sumsSql, [since, revision, more ?? 'infinity']);
  const { now } = await onlyRow<{ now: string }>(database, 'select now() as now');
  return { now, rows, more };
}
