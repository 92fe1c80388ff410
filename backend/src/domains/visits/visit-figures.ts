import type { DataOf, InputOf, deskVisits } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { experimentKinds } from './visit-book';

type Visits = DataOf<typeof deskVisits>;

const NAMES = 100;
/** Visitors of one day that must have searched for the same before anybody reads it. */
export const MANY = 5;

/** SQL: the days from `begin` until `end` that are of whole months which are summed, as two columns; of none, both are `end`. */
const whole = (begin: string, end: string, [first, last]: readonly [string, string]) => {
  const from = `date_trunc('month', ${begin} + interval '1 month' - interval '1 day')::date`;
  const until = `least(date_trunc('month', ${end})::date, summed_until)`;
  const some = `case when ${until} > ${from} then`;
  return `${some} ${from} else ${end} end as ${first}, ${some} ${until} else ${end} end as ${last}`;
};

/** Reads a period beside the one before it. */
export async function readVisits(database: Queryable, { from, to }: InputOf<typeof deskVisits>): Promise<Visits> {
  const days = await database.query<Visits['days'][number]>(
    `select day::text, views, visitors from visit_counts where kind = 'all' and day between $1 and $2 order by day`,
    [from, to],
  );
  const sum = (what: string, period: string) => `coalesce(sum(${what}) filter (where ${period}), 0)::int as ${what}`;
  const rows = await database.query<Visits['rows'][number]>(
    `with period as (
       select $1::date - ($2::date - $1::date + 1) as before, $1::date as now, $2::date + 1 as ends,
         (select coalesce((max(month) + interval '1 month')::date, '-infinity') from visit_months) as summed_until
     ), months as (
       select *, ${whole('before', 'now', ['a', 'b'])}, ${whole('now', 'ends', ['c', 'd'])} from period
     ), counts as (
       select month as day, kind, name, views, visitors from visit_months, months
       where month >= a and month < b or month >= c and month < d
       union all select day, kind, name, views, visitors from visit_counts, months
       where (day >= before and day < a or day >= b and day < c or day >= d and day < ends)
         and (kind <> 'search' or visitors >= ${MANY})
     ), summed as (
       select kind, name, ${sum('views', 'day >= $1')}, ${sum('visitors', 'day >= $1')},
         ${sum('views', 'day < $1')}_before, ${sum('visitors', 'day < $1')}_before
       from counts where not kind = any(string_to_array($3, ',')) group by kind, name
     ), placed as (
       select *, row_number() over (partition by kind order by views desc, views_before desc, name) as no from summed
     )
     select kind, name, views, visitors, views_before as "viewsBefore", visitors_before as "visitorsBefore"
     from placed where no <= ${NAMES} order by kind, no`,
    [from, to, experimentKinds.join(',')],
  );
  // Messages are there for as long as they are kept: their stages are read as they are now.
  const count = (period: string) => `filter (where ${period})::int`;
  const leads = await database.query<Visits['rows'][number]>(
    `select case grouping(campaign) when 1 then 'lead' else 'campaign-lead' end as kind,
       case grouping(campaign) when 1 then status else campaign || ' ' || status end as name,
       count(*) ${count('day >= $1')} as views, count(distinct contact_key) ${count('day >= $1')} as visitors,
       count(*) ${count('day < $1')} as "viewsBefore", count(distinct contact_key) ${count('day < $1')} as "visitorsBefore"
     from (select campaign, status, contact_key, (received_at at time zone '${SITE_TIME_ZONE}')::date as day from messages) m
     where day > $1::date - ($2::date - $1::date + 2) and day <= $2
     group by grouping sets ((status), (campaign, status)) having grouping(campaign) = 1 or campaign <> ''
     order by 1, 3 desc, 2 limit ${2 * NAMES}`,
    [from, to],
  );
  return { days, rows: [...rows, ...leads] };
}
