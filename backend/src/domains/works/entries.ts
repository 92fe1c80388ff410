import type { EntryState, InputOf, MyWorkEntry, workEntrySave } from '@shared/contract/endpoints';
import { type Parameter, type Queryable, firstRow, onlyRow } from '../../database/database';
import { Refusal, refuseField } from '../../http/refusal';
import { checkEntry, checkSeasonOpen } from './check-entry';
import { type EntryRow, type LockedEntry, entryColumns, entryOf, lockEntry } from './entry-row';
import { checkSeen, markSeen, mendedOf } from './mended';

/** The most entries that one person may have: unpublished ones, and of these such as wait for a decision. */
export const entryLimits = { unpublished: 20, waiting: 5 } as const;

/** The entry and its version that something is asked of, and who asks. */
export interface Looked {
  id: number;
  version: number;
  userId: number;
}

export async function myEntries(database: Queryable, userId: number): Promise<MyWorkEntry[]> {
  const sql = `select id, title, season, category, state, reason, work_id as "workId", saved_at as "savedAt"
    from work_entries where user_id = $1 order by saved_at desc, id desc limit 100`;
  return database.query<MyWorkEntry>(sql, [userId]);
}

/** Reads an entry; null for another person's, too. */
export async function myEntry(database: Queryable, id: number, userId: number): Promise<EntryRow | null> {
  const sql = `select ${entryColumns} from work_entries e where e.id = $1 and e.user_id = $2`;
  return (await firstRow<EntryRow>(database, sql, [id, userId])) ?? null;
}

/** Begins a draft, or keeps what was written in one. */
export async function saveEntry(
  transaction: Queryable,
  { id, version = 0, mendedVersion, ...written }: InputOf<typeof workEntrySave>,
  userId: number,
): Promise<EntryRow> {
  const kept = id ?? (await beginEntry(transaction, userId));
  if (id !== undefined) {
    const entry = await lockOwn(transaction, { id, version, userId });
    if (!(entry.state === 'draft' || entry.state === 'returned')) throw new Refusal('entry-state');
    const { inSight, seen } = await entryOf(transaction, id);
    if (mendedVersion !== undefined) {
      checkSeen(mendedOf(inSight, seen), mendedVersion, mendedOnce);
      await markSeen(transaction, id);
    }
    const seasons = [undefined, entry.season, inSight?.season];
    if (entry.workId !== null && !seasons.includes(written.season))
      refuseField('season', '发布过的作品不能换赛季：票是在那个赛季投的');
  }
  await takePictures(transaction, written, userId);
  const { title, summary, story, season, category, steps, cover, pictures, video } = written;
  await change(transaction, kept, {
    title,
    summary,
    story,
    season,
    category,
    steps,
    cover,
    video,
    state: 'draft',
    pictures: pictures && JSON.stringify(pictures),
  });
  return entryOf(transaction, kept);
}

/** Hands it in: from here on only who decides, or takes it back, changes it. */
export async function submitEntry(transaction: Queryable, looked: Looked): Promise<EntryRow> {
  await lockPerson(transaction, looked.userId);
  const { state } = await lockOwn(transaction, looked);
  if (!(state === 'draft' || state === 'returned')) throw new Refusal('entry-state');
  const entry = await entryOf(transaction, looked.id);
  checkSeen(mendedOf(entry.inSight, entry.seen), undefined, mendedOnce);
  await checkEntry(transaction, entry);
  await checkSeasonOpen(transaction, entry.season);
  if ((await count(transaction, looked.userId, `state = 'submitted'`)) >= entryLimits.waiting)
    throw new Refusal('entry-limit', {}, `已经有 ${entryLimits.waiting} 件作品在审核，等有了结果再提交`);
  await change(transaction, looked.id, { state: 'submitted', submitted_at: new Date() });
  return entryOf(transaction, looked.id);
}

/** A draft again, while there is time to hand it in once more. */
export async function reopenEntry(transaction: Queryable, looked: Looked): Promise<EntryRow> {
  const { state, season } = await lockOwn(transaction, looked);
  if (state === 'draft' || state === 'returned') throw new Refusal('entry-state');
  await checkSeasonOpen(transaction, season);
  await change(transaction, looked.id, { state: 'draft' });
  return entryOf(transaction, looked.id);
}

/** Takes an entry out of the awards, and out of sight. */
export async function withdrawEntry(transaction: Queryable, looked: Looked): Promise<EntryRow> {
  const { state, workId } = await lockOwn(transaction, looked);
  const isIn = state === 'submitted' || state === 'published' || workId !== null;
  if (!isIn || state === 'withdrawn') throw new Refusal('entry-state');
  await change(transaction, looked.id, { state: 'withdrawn' });
  const hide = 'update works set withdrawn_at = now(), version = version + 1 where id = $1 and withdrawn_at is null';
  if (workId !== null) await transaction.query(hide, [workId]);
  return entryOf(transaction, looked.id);
}

/** Published entries stay with their votes: they can be withdrawn. */
export async function removeEntry(transaction: Queryable, looked: Looked): Promise<void> {
  const { workId } = await lockOwn(transaction, looked);
  if (workId !== null) throw new Refusal('entry-state', {}, '发布过的作品不能删，可以撤回');
  await transaction.query('delete from work_entries where id = $1', [looked.id]);
}

const mendedOnce = (fields: string) => `编辑改过大家看到的${fields}，请先看看改成了什么；你写的都在`;

async function beginEntry(transaction: Queryable, userId: number): Promise<number> {
  await lockPerson(transaction, userId);
  if ((await count(transaction, userId, 'work_id is null')) >= entryLimits.unpublished)
    throw new Refusal('entry-limit');
  const sql = 'insert into work_entries (user_id, version) values ($1, 0) returning id';
  return (await onlyRow<{ id: number }>(transaction, sql, [userId])).id;
}

/** Locks a person's row, or two calls at once would pass a limit together. */
async function lockPerson(transaction: Queryable, userId: number): Promise<void> {
  await transaction.query('select 1 as one from users where id = $1 for no key update', [userId]);
}

async function count(transaction: Queryable, userId: number, which: string): Promise<number> {
  const sql = `select count(*)::int as count from work_entries where user_id = $1 and ${which}`;
  return (await onlyRow<{ count: number }>(transaction, sql, [userId])).count;
}

/** @throws Refusal `not-found` for another person's, `changed-since` where it was written elsewhere meanwhile */
async function lockOwn(transaction: Queryable, { id, version, userId }: Looked): Promise<LockedEntry> {
  const entry = await lockEntry(transaction, id);
  if (entry?.userId !== userId) throw new Refusal('not-found');
  if (entry.version !== version)
    throw new Refusal('changed-since', {}, '这件作品在别的窗口或设备上改过了，请先看看那边改成了什么');
  return entry;
}

interface Columns extends Readonly<Record<string, Parameter | undefined>> {
  state: EntryState;
}

async function change(transaction: Queryable, id: number, columns: Columns): Promise<void> {
  const given = Object.entries(columns).filter((entry): entry is [string, Parameter] => entry[1] !== undefined);
  const set = given.map(([column], at) => `${column} = $${at + 2}`).join(', ');
  const sql = `update work_entries set ${set}, version = version + 1, saved_at = now() where id = $1`;
  await transaction.query(sql, [id, ...given.map(([, value]) => value)]);
}

/** Keeps an entry's files from being swept. @throws Refusal where a file is not this person's, or is no picture for a work */
async function takePictures(
  transaction: Queryable,
  { cover, pictures }: { cover?: string | null | undefined; pictures?: readonly string[] | undefined },
  userId: number,
): Promise<void> {
  const sql = `update uploads set used_at = now() where user_id = $2 and purpose = 'work' and stored_at is not null
    and id in (select jsonb_array_elements_text($1::jsonb)) returning id`;
  for (const [path, ids] of [
    ['cover', cover ? [cover] : []],
    ['pictures', pictures ?? []],
  ] as const) {
    if (ids.length === 0) continue;
    const taken = await transaction.query(sql, [JSON.stringify(ids), userId]);
    if (taken.length !== ids.length) refuseField(path, '有图片在服务器上找不到了，请去掉它再传一次');
  }
}
