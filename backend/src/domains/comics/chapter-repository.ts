import type { Chapter, ChapterDetail, ChapterName } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow } from '../../database/database';
import { isShown } from './shown-chapters';

const columns = `h.id, h.comic_id as "comicId", h.no, h.title, jsonb_array_length(h.panels) as "panelCount",
  h.like_count as "likeCount", h.published_at as "publishedAt"`;

const detailSql = `select ${columns}, shown_pictures(h.panels) as panels, c.title as "comicTitle", c.sample,
    exists (select 1 from likes where target_type = 'comic-chapter' and target_id = h.id and user_id = $2) as liked,
    exists (select 1 from chapter_reads where chapter_id = h.id and user_id = $2) as read
  from comic_chapters h join comics c on c.id = h.comic_id where h.id = $1 and ($3 or ${isShown('h')})`;

export function chapterRepository(database: Database) {
  /** @param previewed a chapter that is named whatever its state */
  const namesOf = (comicId: number, previewed: number | null = null) =>
    database.query<ChapterName>(
      `select h.id, h.comic_id as "comicId", h.no, h.title from comic_chapters h
       where h.comic_id = $1 and (h.id = $2::int or ${isShown('h')}) order by h.no`,
      [comicId, previewed],
    );
  return {
    names: (comicId: number) => namesOf(comicId),

    async list(comicId: number): Promise<Chapter[]> {
      return database.query<Chapter>(
        `select ${columns} from comic_chapters h where h.comic_id = $1 and ${isShown('h')} order by h.no`,
        [comicId],
      );
    },

    /** @param previewed whatever its state */
    async detail(chapterId: number, userId: number | null, previewed = false): Promise<ChapterDetail | null> {
      const row = await firstRow<Omit<ChapterDetail, 'previous' | 'next'>>(database, detailSql, [
        chapterId,
        userId,
        previewed,
      ]);
      if (!row) return null;
      const names = await namesOf(row.comicId, row.id);
      const at = names.findIndex(({ id }) => id === row.id);
      return { ...row, previous: names[at - 1] ?? null, next: names[at + 1] ?? null };
    },

    /** Marks a chapter as read; returns when the visitor first read it, null where there is no such chapter. */
    async markRead(chapterId: number, userId: number): Promise<string | null> {
      const sql = `insert into chapter_reads (user_id, chapter_id) select $2, h.id from comic_chapters h where h.id = $1 and ${isShown('h')}
        on conflict (user_id, chapter_id) do update set read_at = chapter_reads.read_at returning read_at as "readAt"`;
      return (await firstRow<{ readAt: string }>(database, sql, [chapterId, userId]))?.readAt ?? null;
    },
  };
}

/** Deletes a chapter with its likes and reading marks; returns what it was called, null where there is none. */
export async function deleteChapter(transaction: Queryable, chapterId: number): Promise<ChapterName | null> {
  const sql = 'select id, comic_id as "comicId", no, title from comic_chapters where id = $1 for update';
  const chapter = await firstRow<ChapterName>(transaction, sql, [chapterId]);
  if (!chapter) return null;
  await transaction.query(`delete from likes where target_type = 'comic-chapter' and target_id = $1`, [chapterId]);
  await transaction.query('delete from comic_chapters where id = $1', [chapterId]);
  return chapter;
}
