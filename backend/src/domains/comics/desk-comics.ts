import type { DeskComic, Picture, deskComicList, deskComicSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskBody, type DeskQuery } from '../../lists/read-list';
import { picturesOf } from './picture-of';
import { isShown } from './shown-chapters';

type SavedComic = DeskBody<typeof deskComicSave>;

const updatedAt = `greatest(c.updated_at, (select max(h.published_at) from comic_chapters h
  where h.comic_id = c.id and ${isShown('h')}))`;
const columns = `c.id, c.version, c.title, c.summary, c.author, shown_picture(c.cover) as cover, c.sample, ${updatedAt} as "updatedAt",
  (select coalesce(jsonb_agg(l.topic_id order by l.topic_id), '[]') from comic_topic_links l where l.comic_id = c.id)
    as "topicIds",
  (select count(*) from comic_chapters h where h.comic_id = c.id)::int as "chapterCount",
  (select count(*) from comic_chapters h where h.comic_id = c.id and ${isShown('h')})::int as "shownCount"`;

export function comicRows(query: DeskQuery<typeof deskComicList>) {
  const where = new Conditions()
    .search(query.keyword, ['c.title', 'c.summary', 'c.author'])
    .when(
      query.topicId,
      (topic) => `exists (select 1 from comic_topic_links l where l.comic_id = c.id and l.topic_id = ${topic})`,
    );
  const sorts = { updatedAt, title: 'c.title', author: 'c.author' };
  return { columns, from: 'comics c', key: 'c.id', sorts, where };
}

export async function saveComic(transaction: Queryable, body: SavedComic): Promise<Saved<DeskComic>> {
  const { id, version = 0, topicIds, cover: named, ...texts } = body;
  const known = id === undefined ? [] : [(await comicOf(transaction, id)).cover];
  const cover = named && (await coverOf(transaction, named, known));
  const changed =
    id === undefined
      ? { id: await makeComic(transaction, { ...texts, cover }), before: {}, after: { ...texts } }
      : {
          id,
          ...(await changeRow(transaction, {
            table: 'comics',
            id,
            version,
            columns: { ...texts, cover: cover && JSON.stringify(cover) },
          })),
        };
  if (topicIds) await setTopics(transaction, changed.id, topicIds);
  const after = { ...changed.after, ...(topicIds && { topicIds }) };
  return { row: await comicOf(transaction, changed.id), before: changed.before, after };
}

async function comicOf(database: Queryable, id: number): Promise<DeskComic> {
  const [row] = await database.query<DeskComic>(`select ${columns} from comics c where c.id = $1`, [id]);
  return found(row);
}

async function coverOf(transaction: Queryable, named: { url: string; alt: string }, known: readonly Picture[]) {
  const [cover] = await picturesOf(transaction, [named], known);
  const message = !cover ? '请先上传封面' : cover.alt === '' ? '请写一句封面上画了什么' : null;
  if (!cover || message !== null) {
    const path = cover ? 'cover.alt' : 'cover.url';
    refuseField(path, message ?? '');
  }
  return cover;
}

type NewComic = Pick<SavedComic, 'title' | 'summary' | 'author'> & { cover: Picture | undefined };

async function makeComic(transaction: Queryable, form: NewComic): Promise<number> {
  const {
    title,
    summary,
    author,
    'cover.url': cover,
  } = required({
    title: form.title,
    summary: form.summary,
    author: form.author,
    'cover.url': form.cover,
  });
  const sql = 'insert into comics (title, summary, author, cover) values ($1, $2, $3, $4::jsonb) returning id';
  const parameters = [title, summary, author, JSON.stringify(cover)];
  return (await onlyRow<{ id: number }>(transaction, sql, parameters)).id;
}

async function setTopics(transaction: Queryable, comicId: number, topicIds: readonly number[]): Promise<void> {
  await transaction.query('delete from comic_topic_links where comic_id = $1', [comicId]);
  const sql = `insert into comic_topic_links (comic_id, topic_id)
    select $1, id from comic_topics where id in (select jsonb_array_elements_text($2::jsonb)::int) returning topic_id`;
  const added = await transaction.query(sql, [comicId, JSON.stringify(topicIds)]);
  if (added.length < new Set(topicIds).size) refuseField('topicIds', '有的话题已经不在了');
}
