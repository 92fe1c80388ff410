import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '@shared/storage';
import { type Database, type Queryable, onlyRow } from '../database/database';
import { MACHINE, writeAudit } from '../audit/audit-log';
import { likedTables } from '../domains/likes/like-repository';

/** Rows by what they are. */
type Counts = Record<string, number>;

/** Rows that go with a sample and are counted first, and what a like or report points to without a reference. */
const hanging: readonly (readonly [name: string, deletion: string])[] = [
  [
    'likes',
    `delete from likes l where
       (target_type = 'work' and target_id in (select id from works where sample))
       or (target_type = 'comic-chapter' and target_id in
         (select c.id from comic_chapters c join comics m on m.id = c.comic_id where m.sample))
       or (target_type = 'answer' and target_id in (select a.id from answers a join questions q on q.id = a.question_id
         join users u on u.id = a.author_id where q.sample or u.sample))
       or (target_type = 'question' and target_id in
         (select q.id from questions q join users u on u.id = q.author_id where q.sample or u.sample))
       or user_id in (select id from users where sample)`,
  ],
  [
    'reports',
    `delete from reports where
       (target_type = 'question' and target_id in
         (select q.id from questions q join users u on u.id = q.author_id where q.sample or u.sample))
       or (target_type = 'answer' and target_id in (select a.id from answers a join questions q on q.id = a.question_id
         join users u on u.id = a.author_id where q.sample or u.sample))`,
  ],
  [
    'answers',
    `delete from answers a using questions q, users u
       where q.id = a.question_id and u.id = a.author_id and (q.sample or u.sample)`,
  ],
  [
    'waits',
    `delete from booking_waits w using open_day_events e, users u
       where e.id = w.event_id and u.id = w.user_id and (e.sample or u.sample)`,
  ],
  [
    'bookings',
    `delete from bookings b using open_day_events e, users u
       where e.id = b.event_id and u.id = b.user_id and (e.sample or u.sample)`,
  ],
  ['applications', `delete from grade_applications where user_id in (select id from users where sample)`],
];

/** Tables in the order of removal: what refers to another first. */
const marked = [
  'questions',
  'works',
  'comics',
  'open_day_events',
  'certificates',
  'users',
  'comic_topics',
  'scene_items',
] as const;

/** Samples that are kept where something of the company's own is in them by now. */
const stillUsed: Partial<Record<(typeof marked)[number], string>> = {
  comic_topics: 'and not exists (select 1 from comic_topic_links l where l.topic_id = t.id)',
  scene_items: `and not (t.scene_code = 'work-season' and exists (select 1 from works w where w.season = t.value))`,
};

/** Removes every sample with what hangs on it; they do not come back. Says how many rows of what. */
export async function removeSamples(database: Database, uploads: Storage): Promise<Counts> {
  const { counts, files } = await database.transaction(async (transaction) => {
    const uploaded = await transaction.query<{ id: string }>(
      'select id from uploads where user_id in (select id from users where sample)',
    );
    const removed: Counts = {};
    for (const [name, deletion] of hanging) removed[name] = await countDeleted(transaction, deletion);
    for (const table of marked)
      removed[table] = await countDeleted(
        transaction,
        `delete from ${table} t where t.sample ${stillUsed[table] ?? ''}`,
      );
    await recount(transaction);
    // Where the sample took the only number, the first certificate is number 1.
    if (removed['certificates'])
      await transaction.query(
        `select setval('certificate_numbers', 1, false) from certificate_numbers where last_value = 1`,
      );
    // Remembered as seeded, so that the next start does not bring them back.
    await transaction.query(`insert into settings (name, value) values ('sample-data', 'removed')
      on conflict (name) do update set value = excluded.value`);
    const gone = Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0));
    if (Object.keys(gone).length > 0) {
      const note = { objectType: 'samples', objectId: '*', after: gone };
      await writeAudit(transaction, { action: 'removeSamples', ...MACHINE, note });
    }
    return { counts: gone, files: uploaded.map(({ id }) => id) };
  });
  for (const id of files) await uploads.delete(id);
  return files.length > 0 ? { ...counts, files: files.length } : counts;
}

/** Whether the client's files are still the samples: a backend does not start without any, so they are replaced, not removed. */
export async function hasSampleBuilds(dataDir: string): Promise<boolean> {
  const text = await readFile(join(dataDir, 'clients/manifest.json'), 'utf8').catch(() => '');
  return /"sample":\s*true/.test(text);
}

async function countDeleted(transaction: Queryable, deletion: string): Promise<number> {
  const sql = `with gone as (${deletion} returning 1) select count(*)::int as count from gone`;
  return (await onlyRow<{ count: number }>(transaction, sql)).count;
}

/** Samples answered and liked what stays. */
async function recount(transaction: Queryable): Promise<void> {
  await transaction.query(
    `update questions q set answer_count = c.count from
       (select q.id, (select count(*) from answers a where a.question_id = q.id)::int as count from questions q) c
     where c.id = q.id and q.answer_count <> c.count`,
  );
  for (const [type, table] of Object.entries(likedTables)) {
    await transaction.query(
      `update ${table} t set like_count = c.count from
         (select t.id, (select count(*) from likes l where l.target_type = '${type}' and l.target_id = t.id)::int as count
          from ${table} t) c
       where c.id = t.id and t.like_count <> c.count`,
    );
  }
}
