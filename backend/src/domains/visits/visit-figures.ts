import type { DataOf, InputOf, deskVisits } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';

type Visits = DataOf<typeof deskVisits>;

const NAMES = 100;
/** Visitors of one day that must have searched for the same before anybody reads it. */
export const MANY = 5;

/** Reads a period beside the one before it. */
export async function readVisits(database: Queryable, { from, to }: InputOf<typeof deskVisits>): Promise<Visits> {
  const days = await database.query<Visits['days'][number]>(
    `select day::text, views, visitors from visit_counts where kind = 'all' and day between $1 and $2 order by day`,
    [from, to],
  );
  const sum = (what: string, period: string) => `coalesce(sum(${what}) filter (where ${period}), 0)::int as ${what}`;
  const rows = await database.query<Visits['rows'][number]>(
    `with summed as (
       select kind, name, ${sum('views', 'day >= $1')}, ${sum('visitors', 'day >= $1')},
         ${sum('views', 'day < $1')}_before, ${sum('visitors', 'day < $1')}_before
       from visit_counts where day > $1::date - ($2::date - $1::date + 2) and day <= $2
         and (kind <> 'search' or visitors >= ${MANY}) group by kind, name
     ), placed as (
       select *, row_number() over (partition by kind order by views desc, views_before desc, name) as no from summed
     )
     select kind, name, views, visitors, views_before as "viewsBefore", visitors_before as "visitorsBefore"
     from placed where no <= ${NAMES} order by kind, no`,
    [from, to],
  );
  return { days, rows };
}
