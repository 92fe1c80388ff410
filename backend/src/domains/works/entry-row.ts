import type { UploadedFile, WorkEntry } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
import { found } from '../../http/refusal';
import { type ShownTexts, type ShownWork, mendedOf, shownColumn } from './mended';
import type { KeptUpload } from '../uploads/upload-repository';

/** An entry as it is kept; the addresses of its files are made for who reads it. */
export interface EntryRow extends Omit<WorkEntry, 'cover' | 'pictures' | 'savedAt' | 'mended'> {
  userId: number;
  cover: string | null;
  pictures: string[];
  /** Files by their ids. */
  files: Readonly<Record<string, KeptUpload>>;
  savedAt: string;
  /** The public text now, and what its author knows of it. */
  inSight: ShownWork | null;
  seen: ShownTexts | null;
}

/** SQL: the columns of `work_entries e`. */
export const entryColumns = `e.id, e.version, e.state, e.title, e.summary, e.story, e.steps, e.season, e.category, e.cover,
  e.pictures, e.video, e.reason, e.user_id as "userId", e.work_id as "workId", e.saved_at as "savedAt",
  e.seen, ${shownColumn} as "inSight",
  (select coalesce(jsonb_object_agg(f.id, jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size)), '{}')
    from uploads f where f.id = e.cover or f.id in (select jsonb_array_elements_text(e.pictures))) as files`;

export function toEntry(row: EntryRow, url: (fileId: string) => string): WorkEntry {
  const { userId: _userId, cover, pictures, files, savedAt, inSight, seen, ...texts } = row;
  const shown = (id: string | null): UploadedFile[] => {
    const file = id === null ? undefined : files[id];
    return file ? [{ ...file, url: url(file.id) }] : [];
  };
  return {
    ...texts,
    cover: shown(cover)[0] ?? null,
    pictures: pictures.flatMap((id) => shown(id)),
    savedAt,
    mended: mendedOf(inSight, seen),
  };
}

export async function entryOf(database: Queryable, id: number): Promise<EntryRow> {
  return found(await firstRow<EntryRow>(database, `select ${entryColumns} from work_entries e where e.id = $1`, [id]));
}

export type LockedEntry = Pick<EntryRow, 'version' | 'state' | 'userId' | 'workId' | 'season'>;

/** The person first, as who deletes an account locks them; undefined where there is no such entry. */
export async function lockEntry(transaction: Queryable, id: number): Promise<LockedEntry | undefined> {
  const author = `select 1 as one from users where id = (select user_id from work_entries where id = $1) for key share`;
  await transaction.query(author, [id]);
  const sql = `select version, state, user_id as "userId", work_id as "workId", season from work_entries where id = $1 for update`;
  return firstRow<LockedEntry>(transaction, sql, [id]);
}

type SeasonState = 'before' | 'open' | 'over';

/** SQL: of a season `s`, as visitors are told; one without dates is open. */
export const seasonState = `case when s.opens_at > now() then 'before' when s.closes_at <= now() then 'over' else 'open' end`;

/** Returns undefined where no list has it. */
export async function stateOfSeason(transaction: Queryable, season: string): Promise<SeasonState | undefined> {
  const sql = `select ${seasonState} as state from scene_items s where s.scene_code = 'work-season' and s.value = $1`;
  return (await firstRow<{ state: SeasonState }>(transaction, sql, [season]))?.state;
}
