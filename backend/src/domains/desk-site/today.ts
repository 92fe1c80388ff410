import type { DataOf, Role, deskToday } from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../../database/database';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { contentWaiting } from '../moderation/content-queue';
import { pageVitals } from '../telemetry/page-vitals';
import { openRoleChanges } from '../users/role-changes';
import { missedSearches } from '../search/search-misses';

type Today = DataOf<typeof deskToday>;
type Kind = Today['waiting'][number]['kind'];

/** Kinds of waiting work, the roles that see each, and the SQL that counts it. */
const waits: readonly { kind: Kind; roles: readonly Role[]; count: string }[] = [
  {
    kind: 'reports',
    roles: ['moderator'],
    count: 'select count(*)::int as count from reports where closed_at is null',
  },
  { kind: 'content', roles: ['moderator'], count: contentWaiting },
  {
    // An editor decides; who is looked to for other decisions sees that one is waited for.
    kind: 'entries',
    roles: ['editor', 'moderator', 'reviewer'],
    count: `select count(*)::int as count from work_entries where state = 'submitted'`,
  },
  {
    kind: 'applications',
    roles: ['reviewer'],
    count: `select count(*)::int as count from grade_applications where status = 'submitted'`,
  },
  {
    kind: 'messages',
    roles: ['sales', 'operator'],
    count: `select count(*)::int as count from messages where status = 'new' and assignee_id is null`,
  },
  {
    kind: 'bookings',
    roles: ['events', 'operator'],
    count: `select count(*)::int as count from bookings b join open_day_events e on e.id = b.event_id
      where b.cancelled_at is null and e.ends_at > now()`,
  },
  {
    kind: 'requests',
    roles: ['operator'],
    count: `select count(*)::int as count from data_requests where state = 'open'`,
  },
  { kind: 'roles', roles: ['operator'], count: openRoleChanges('count(*)::int as count') },
];

const DAYS = 30;

/** Reads the work that waits for a person with these roles; charts are the operators'. */
export async function readToday(database: Queryable, roles: readonly Role[]): Promise<Today> {
  const mine = waits.filter((wait) => wait.roles.some((role) => roles.includes(role)));
  const waiting: Today['waiting'] = [];
  for (const { kind, count } of mine)
    waiting.push({ kind, count: (await onlyRow<{ count: number }>(database, count)).count });
  if (!roles.includes('operator')) return { waiting, days: [], downloads: [], vitals: [], pages: [], searches: [] };
  const pages = await pageVitals(database);
  return { waiting, ...(await charts(database)), pages, searches: await missedSearches(database) };
}

async function charts(database: Queryable): Promise<Pick<Today, 'days' | 'downloads' | 'vitals'>> {
  // Each row is put into its day by where the days begin: to ask a time zone of each is many times as much. All are counted
  // before they meet the days: of three joins PostgreSQL expects millions of rows.
  const written = (
    [
      ['messages', 'received_at'],
      ['bookings', 'created_at'],
      ['questions', 'created_at'],
    ] as const
  ).map(
    ([table, at]) => `select '${table}' as kind, ${at} as at from ${table} where ${at} >= (select at[1] from begins)`,
  );
  const count = (kind: string) => `coalesce(sum(c.count) filter (where c.kind = '${kind}'), 0)::int as ${kind}`;
  const days = await database.query<Today['days'][number]>(
    `with last as (select day, row_number() over (order by day) as no
         from (select (now() at time zone $1)::date - n as day from generate_series(0, ${DAYS - 1}) n) all_days),
       begins as (select array_agg(day::timestamp at time zone $1 order by day) as at from last),
       counted as (select kind, width_bucket(at, (select at from begins)) as no, count(*) as count
         from (${written.join(' union all ')}) written group by 1, 2)
     select to_char(d.day, 'YYYY-MM-DD') as day, ${['messages', 'bookings', 'questions'].map(count).join(', ')}
     from last d left join counted c on c.no = d.no group by d.day order by d.day`,
    [SITE_TIME_ZONE],
  );
  const downloads = await database.query<Today['downloads'][number]>(
    'select os as system, version, sum(count)::int as count from download_counts group by 1, 2 order by 3 desc, 1, 2 limit 40',
  );
  const vitals = await database.query<Today['vitals'][number]>(
    `select metric, release, sum(good)::float8 / sum(good + needs_improvement + poor) as good,
       sum(good + needs_improvement + poor)::int as count
     from vital_counts where day > current_date - ${DAYS} group by 1, 2 order by 4 desc, 1, 2 limit 40`,
  );
  return { days, downloads, vitals };
}
