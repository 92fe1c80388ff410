import type { DeskComic, Picture, deskComicList, deskComicSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { refuseField, required } from '../../http/refusal';
import { Conditions, type DeskBody, type DeskQuery } from '../../lists/read-list';
import { readRow, writeRow } from '../../lists/save-row';
import { picturesOf } from './picture-of';
import { isShown } from './shown-chapters';

type SavedComic = DeskBody<typeof deskComicSave>;

const updatedAt = `greatest(c.updated_at, (select max(h.published_at) from comic_chapters h
  where h.comic_id = c.id and ${isShown('h')}))`;
const deskComics = {
  table: 'comics',
  columns: `c.id, c.version, c.title, c.summary, c.author, shown_picture(c.cover) as cover, c.sample, ${updatedAt} as "updatedAt",
  (select coalesce(jsonb_agg(l.topic_id order by l.topic_id), '[]') from comic_topic_links l where l.comic_id = c.id)
    as "topicIds",
  (select count(*) from comic_chapters h where h.comic_id = c.id)::int as "chapterCount",
  (select count(*) from comic_chapters h where h.comic_id = c.id and ${isShown('h')})::int as "shownCount"`,
  from: 'comics c',
  key: 'c.id',
};

export function comicRows(query: DeskQuery<typeof deskComicList>) {
  const where = new Conditions()
    .search(query.keyword, ['c.title', 'c.summary', 'c.author'])
    .when(
      query.topicId,
      (topic) => `exists (select 1 from comic_topic_links l where l.comic_id = c.id and l.topic_id = ${topic})`,
    );
  const sorts = { updatedAt, title: 'c.title', author: 'c.author' };
  return { ...deskComics, sorts, where };
}

export async function saveComic(transaction: Queryable, body: SavedComic): Promise<Saved<DeskComic>> {
  const { id, version, topicIds, cover: named, ...texts } = body;
  const known = id === undefined ? [] : [(await readRow<DeskComic>(transaction, deskComics, id)).cover];
  const cover = named && (await coverOf(transaction, named, known));
  const { title, summary, author } = texts;
  if (id === undefined) required({ title, summary, author, 'cover.url': cover });
  const columns = { ...texts, cover: cover && JSON.stringify(cover) };
  const changed = await writeRow(transaction, deskComics.table, { id, version, columns });
  if (topicIds) await setTopics(transaction, changed.id, topicIds);
  const after = { ...(id === undefined ? texts : changed.after), ...(topicIds && { topicIds }) };
  return { row: await readRow<DeskComic>(transaction, deskComics, changed.id), before: changed.before, after };
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

async function setTopics(transaction: Queryable, comicId: number, topicIds: readonly number[]): Promise<void> {
  await transaction.query('delete from comic_topic_links where comic_id = $1', [comicId]);
  const sql = `insert into comic_topic_links (comic_id, topic_id)
    select $1, id from comic_topics where id in (select jsonb_array_elements_text($2::jsonb)::int) returning topic_id`;
  const added = await transaction.query(sql, [comicId, JSON.stringify(topicIds)]);
  if (added.length < new Set(topicIds).size) refuseField('topicIds', '有的话题已经不在了');
}
