import type { Picture } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import type { ShownPicture } from '../uploads/send-picture';
import { DRAWN } from '../desk-site/works';
import { linesOf } from './entry-lines';
import type { EntryRow } from './entry-row';
import { markSeen } from './mended';
import { workPictureUrl } from './work-picture';

interface Size {
  width: number | null;
  height: number | null;
}

/** Shows an entry to everybody as it is now, at the address that it may have had before; its votes and its award stay. */
export async function publishEntry(transaction: Queryable, entry: EntryRow): Promise<number> {
  const workId = entry.workId ?? (await addWork(transaction, entry));
  // The work has this entry's pictures alone: those that it showed before are nobody's any more.
  await transaction.query('update uploads set work_id = null where work_id = $1', [workId]);
  const named = [...(entry.cover === null ? [] : [entry.cover]), ...entry.pictures];
  const show = `update uploads set work_id = $1 where user_id = $2 and purpose = 'work'
    and id in (select jsonb_array_elements_text($3::jsonb)) returning id, width, height`;
  const parameters = [workId, entry.userId, JSON.stringify(named)];
  const rows = await transaction.query<Size & { id: string }>(show, parameters);
  const sizes = new Map(rows.map((row) => [row.id, row]));
  const picture = (id: string | null, alt: string): Picture[] => {
    const { width, height } = (id === null ? undefined : sizes.get(id)) ?? {};
    return id !== null && width && height ? [{ url: workPictureUrl(id), width, height, alt }] : [];
  };
  const { title, summary, season, category, video } = entry;
  const [cover = { ...DRAWN, alt: title }] = picture(entry.cover, title);
  const pictures = entry.pictures.flatMap((id, at) => picture(id, `${title}，第 ${at + 1} 张图`));
  const sql = `update works set title = $2, summary = $3, season = $4, category = $5, content = $6, steps = $7, cover = $8,
      pictures = $9, video = $10, withdrawn_at = null, version = version + 1 where id = $1`;
  await transaction.query(sql, [
    workId,
    title,
    summary,
    season,
    category,
    JSON.stringify(linesOf(entry.story)),
    JSON.stringify(linesOf(entry.steps)),
    JSON.stringify(cover),
    JSON.stringify(pictures),
    video,
  ]);
  await transaction.query('update work_entries set work_id = $2 where id = $1', [entry.id, workId]);
  await markSeen(transaction, entry.id);
  return workId;
}

async function addWork(transaction: Queryable, { id, userId }: EntryRow): Promise<number> {
  const sql = `insert into works (title, summary, author, author_id, season, category, content, steps, cover, submitted_at)
    select e.title, e.summary, u.name, u.id, e.season, e.category, '[]', '[]', $3, e.submitted_at
    from work_entries e join users u on u.id = e.user_id where e.id = $1 and u.id = $2 returning id`;
  return (await onlyRow<{ id: number }>(transaction, sql, [id, userId, JSON.stringify(DRAWN)])).id;
}

/** The file that a page shows: one of a work in sight. */
export async function shownPicture(database: Queryable, id: string): Promise<ShownPicture | undefined> {
  const sql = `select f.type, f.picture from uploads f join works w on w.id = f.work_id
    where f.id = $1 and f.purpose = 'work' and f.stored_at is not null and w.withdrawn_at is null`;
  return firstRow<ShownPicture>(database, sql, [id]);
}
