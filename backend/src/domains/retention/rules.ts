import { uploadedUrl } from '@shared/contract/content';
import { type Retained, retention } from '@shared/contract/retention';
import type { Queryable } from '../../database/database';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { MANY } from '../visits/visit-figures';

/** Deletes what is older than `days`; names of the files that went with it. */
type Rule = (transaction: Queryable, days: number) => Promise<string[]>;

/** SQL: an instant so many days ago, the days being `$1`. */
const LIMIT = `now() - $1 * interval '1 day'`;

/** SQL: the day of the site. */
const TODAY = `(now() at time zone '${SITE_TIME_ZONE}')::date`;

const statements =
  (...all: readonly string[]): Rule =>
  async (transaction, days) => {
    for (const sql of all) await transaction.query(sql, [days]);
    return [];
  };

const files: (transaction: Queryable, sql: string, days: number) => Promise<string[]> = async (
  transaction,
  sql,
  days,
) => (await transaction.query<{ id: string }>(sql, [days])).map(({ id }) => id);

/**
 * SQL: whole files that nothing shows any more. What a form of the desk still holds names none: a week is more than anybody
 * leaves one open.
 */
const unusedDeskFiles = `with shown as (select cover->>'url' as url from comics
    union all select panel->>'url' from comic_chapters, jsonb_array_elements(panels) panel)
  delete from desk_files f where f.done_at < ${LIMIT} and f.touched_at < ${LIMIT} and f.purpose <> 'content-image'
    and not exists (select 1 from client_builds b where b.file_id = f.id)
    and not exists (select 1 from (select value from content_drafts union all select value from content_changes) written
      where f.purpose in ('content-video', 'content-captions') and position(f.id in written.value::text) > 0)
    and not exists (select 1 from shown where shown.url = '${uploadedUrl('')}' || f.id)
  returning id`;

/** Rules by which each kind of thing is deleted once its days are over; a kind without a rule does not compile. */
export const rules: Readonly<Record<Retained, Rule>> = {
  messages: statements(`delete from messages where received_at < ${LIMIT}`),
  bookings: statements(
    `delete from bookings b using open_day_events e
     where e.id = b.event_id and coalesce(b.cancelled_at, e.ends_at) < ${LIMIT}`,
    `delete from booking_waits w using open_day_events e where e.id = w.event_id and e.ends_at < ${LIMIT}`,
  ),
  // The application and its certificate stay; a file that another application took meanwhile stays, too.
  evidence: async (transaction, days) => {
    await transaction.query(
      `update grade_applications set evidence = '[]' where decided_at < ${LIMIT} and evidence <> '[]'`,
      [days],
    );
    const unnamed = `delete from uploads u where u.purpose = 'evidence' and u.used_at < now() - $1 * interval '1 day' and not exists
      (select 1 from grade_applications a, jsonb_array_elements(a.evidence) e where a.user_id = u.user_id and e->>'id' = u.id)
      returning id`;
    return files(transaction, unnamed, retention.unusedUploads.days);
  },
  // Published works stay, with their pictures; so does what waits for a decision.
  workEntries: async (transaction, days) => {
    const over = `delete from work_entries where work_id is null and state <> 'submitted' and saved_at < ${LIMIT}`;
    await transaction.query(over, [days]);
    const unnamed = `delete from uploads u where u.purpose = 'work' and u.work_id is null
        and u.used_at < now() - $1 * interval '1 day' and not exists (select 1 from work_entries e
          where e.user_id = u.user_id and (e.cover = u.id or e.pictures @> to_jsonb(u.id)))
      returning id`;
    return files(transaction, unnamed, retention.unusedUploads.days);
  },
  // An application that takes the file at this moment marks it as used; then PostgreSQL finds that it is none of these.
  unusedUploads: async (transaction, days) => [
    ...(await files(
      transaction,
      `delete from uploads where used_at is null and created_at < ${LIMIT} returning id`,
      days,
    )),
    // Files of an answer that was deleted.
    ...(await files(
      transaction,
      `delete from uploads u where u.purpose = 'post' and u.used_at < ${LIMIT}
         and not exists (select 1 from post_pictures p where p.upload_id = u.id) returning id`,
      days,
    )),
    // Files that colleagues began to send and left.
    ...(await files(
      transaction,
      `delete from desk_files where done_at is null and touched_at < ${LIMIT} returning id`,
      days,
    )),
  ],
  unusedDeskFiles: (transaction, days) => files(transaction, unusedDeskFiles, days),
  contentNotes: statements(`delete from content_notes where made_at < ${LIMIT}`),
  comicPlaces: statements(`delete from comic_places where stopped_at < ${LIMIT}`),
  notices: statements(`delete from notices where made_at < ${LIMIT}`),
  mails: statements(
    `delete from mails where made_at < ${LIMIT} and state <> 'sending'`,
    `delete from hook_calls where made_at < ${LIMIT} and state <> 'sending'`,
  ),
  reports: statements(`delete from reports where closed_at < ${LIMIT}`),
  audit: async (transaction, days) => {
    await transaction.query(`select set_config('site.audit', 'may-remove', true)`);
    await transaction.query(`delete from audit where at < ${LIMIT}`, [days]);
    await transaction.query(`delete from data_requests where decided_at < ${LIMIT}`, [days]);
    return [];
  },
  telemetry: statements(
    'delete from telemetry_counts where day <= current_date - $1::int',
    'delete from vital_counts where day <= current_date - $1::int',
    'delete from page_vital_counts where day <= current_date - $1::int',
  ),
  canary: statements(
    `delete from canary_counts where minute < ${LIMIT}`,
    'delete from canary_seen where until < now() and $1 > 0',
  ),
  searches: statements('delete from search_misses where day <= current_date - $1::int'),
  visits: statements(
    'delete from visit_counts where day <= current_date - $1::int',
    // Of a day that is over stay counts: from which pages visitors took a step, and no words that few searched for.
    `with gone as (delete from visit_seen where day < ${TODAY} and $1 > 0 returning *)
     insert into visit_counts as c (day, kind, name, views, visitors)
     select day, 'funnel', p.name || ' ' || s.name, count(*), count(*)
     from gone p join gone s using (day, visitor) where p.kind = 'page' and s.kind = 'step' group by 1, 3
     on conflict (day, kind, name) do update set views = c.views + excluded.views, visitors = c.visitors + excluded.visitors`,
    `delete from visit_counts where kind = 'search' and visitors < ${MANY} and day < ${TODAY} and $1 > 0`,
    // What is older than two months or so is kept by month, under its first day, but for the sums of days.
    `with gone as (delete from visit_counts where kind <> 'all' and day < date_trunc('month', ${TODAY} - 62)
         and day <> date_trunc('month', day)::date and $1 > 0 returning *)
     insert into visit_counts as c (day, kind, name, views, visitors)
     select date_trunc('month', day)::date, kind, name, sum(views), sum(visitors) from gone group by 1, 2, 3
     on conflict (day, kind, name) do update set views = c.views + excluded.views, visitors = c.visitors + excluded.visitors`,
    // Months that are over, which may still have changed today, for views of a year.
    'delete from visit_months where $1 > 0',
    `insert into visit_months (month, kind, name, views, visitors)
     select date_trunc('month', day)::date, kind, name, sum(views), sum(visitors) from visit_counts
     where day < date_trunc('month', ${TODAY}) and $1 > 0 group by 1, 2, 3`,
    `delete from settings where name = 'visit-salt' and left(value, 10)::date < ${TODAY} and $1 > 0`,
  ),
  sessions: statements(
    `delete from sessions where expires_at < now() or created_at < ${LIMIT}`,
    // Tokens are good for a minute; those of today may stay until tomorrow.
    `delete from jump_tokens where expires_at < now() and $1 > 0`,
  ),
  repeats: statements(`delete from idempotency_keys where made_at < ${LIMIT}`),
  // Remembers how far: who has not read that far has lost something.
  changes: statements(
    `with last as (
       select transaction_id, id from changes
       where at < ${LIMIT} and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
       order by transaction_id desc, id desc limit 1
     ), gone as (
       delete from changes c using last where (c.transaction_id, c.id) <= (last.transaction_id, last.id)
     )
     update change_state set swept_transaction_id = last.transaction_id, swept_id = last.id from last`,
  ),
  voteAddresses: statements(
    `update article_votes set address_hash = null where address_hash is not null and voted_at < ${LIMIT}`,
  ),
};
