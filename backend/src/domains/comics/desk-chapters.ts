import type { DeskChapter, Panel, deskChapterList, deskChapterSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, Refusal, refuseField, required } from '../../http/refusal';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskBody, type DeskQuery } from '../../lists/read-list';
import { type Standing, refuseUnfinished, standingAfter } from './chapter-state';
import { type NamedPicture, picturesOf } from './picture-of';

type SavedChapter = DeskBody<typeof deskChapterSave>;

/** SQL: a scheduled one whose time has come is published. */
const state = `case when h.state = 'scheduled' and h.published_at <= now() then 'published' else h.state end`;
const columns = `h.id, h.version, h.comic_id as "comicId", c.title as "comicTitle", h.no, h.title, ${state} as state,
  case when h.state <> 'draft' then h.published_at end as "publishAt",
  jsonb_array_length(h.panels) as "panelCount", h.like_count as "likeCount"`;
const from = 'comic_chapters h join comics c on c.id = h.comic_id';

export function chapterRows(query: DeskQuery<typeof deskChapterList>) {
  const where = new Conditions()
    .when(query.comicId, (comic) => `h.comic_id = ${comic}`)
    .when(query.state, (wanted) => `${state} = ${wanted}`)
    .search(query.keyword, ['h.title', 'c.title']);
  const sorts = { publishAt: 'h.published_at', no: 'h.no', title: 'h.title', state: 'h.state' };
  return { columns, from, key: 'h.id', sorts, where };
}

export async function chapterOf(database: Queryable, id: number): Promise<DeskChapter> {
  const sql = `select ${columns}, shown_pictures(h.panels) as panels from ${from} where h.id = $1`;
  return found(await firstRow<DeskChapter>(database, sql, [id]));
}

export async function saveChapter(transaction: Queryable, body: SavedChapter): Promise<Saved<DeskChapter>> {
  const { now } = await onlyRow<{ now: string }>(transaction, 'select now() as now');
  const id = body.id ?? (await makeChapter(transaction, body));
  const lock = `select state, published_at as "publishedAt", panels, version, comic_id as "comicId", no from comic_chapters
    where id = $1 for update`;
  const before = found(await firstRow<Locked>(transaction, lock, [id]));
  const { no, title } = body;
  if (no !== undefined && no !== before.no) await refuseTaken(transaction, before.comicId, no);
  const panels = body.panels && (await panelsOf(transaction, body.panels, before.panels));
  const standing = standingAfter(before, body, now);
  refuseUnfinished(standing, panels ?? before.panels);
  const changed = await changeRow(transaction, {
    table: 'comic_chapters',
    id,
    version: body.id === undefined ? before.version : (body.version ?? 0),
    columns: {
      no,
      title,
      panels: panels && JSON.stringify(panels),
      state: standing.state,
      published_at: standing.publishedAt,
    },
  });
  // Panels are many words; their number says enough of what somebody did.
  const told = ({ panels: list, ...rest }: Record<string, unknown>) =>
    Array.isArray(list) ? { ...rest, panels: list.length } : rest;
  return { row: await chapterOf(transaction, id), before: told(changed.before), after: told(changed.after) };
}

type Locked = Standing & Pick<DeskChapter, 'panels' | 'version' | 'comicId' | 'no'>;

/** An empty draft at the end of its comic, or at the number that was asked for. */
async function makeChapter(transaction: Queryable, { no, ...form }: SavedChapter): Promise<number> {
  const { comicId, title } = required({ comicId: form.comicId, title: form.title });
  // A chapter added meanwhile waits, and gets the number after it.
  const comic = await firstRow(transaction, 'select 1 as one from comics where id = $1 for update', [comicId]);
  if (!comic) refuseField('comicId', '这部漫画已经不在了');
  if (no !== undefined) await refuseTaken(transaction, comicId, no);
  const sql = `insert into comic_chapters (comic_id, no, title, panels, state)
    select $1, coalesce($2::int, (select max(no) from comic_chapters where comic_id = $1), 0) + case when $2::int is null then 1 else 0 end,
      $3, '[]', 'draft' returning id`;
  return (await onlyRow<{ id: number }>(transaction, sql, [comicId, no ?? null, title])).id;
}

async function refuseTaken(transaction: Queryable, comicId: number, no: number): Promise<void> {
  await transaction.query('select 1 as one from comics where id = $1 for update', [comicId]);
  const sql = 'select 1 as one from comic_chapters where comic_id = $1 and no = $2';
  if (await firstRow(transaction, sql, [comicId, no])) refuseField('no', `这部漫画已经有第 ${no} 话`);
}

async function panelsOf(
  transaction: Queryable,
  named: readonly NamedPicture[],
  known: readonly Panel[],
): Promise<Panel[]> {
  const pictures = await picturesOf(transaction, named, known);
  const missing = pictures.flatMap((picture, at) => (picture ? [] : [at]));
  if (missing.length > 0)
    throw new Refusal('invalid-request', {
      fields: missing.map((at) => ({ path: `panels.${at}.url`, message: '请先上传这一格的图片' })),
    });
  return pictures.flatMap((picture, at) => (picture ? [{ no: at + 1, ...picture }] : []));
}
