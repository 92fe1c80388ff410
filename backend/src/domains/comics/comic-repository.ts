import type { Comic, ComicTopic, LikeUser, Page } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { hasShown, isShown } from './shown-chapters';

interface Paging {
  page: number;
  size: number;
  cursor?: string | undefined;
}

/**
 * SQL: the comics that visitors see, with when something of each came last. A chapter that was scheduled brings its comic to the
 * top at its time.
 */
const shownComics = `(select m.*, greatest(m.updated_at,
    (select max(h.published_at) from comic_chapters h where h.comic_id = m.id and ${isShown('h')})) as shown_at
  from comics m where ${hasShown('m')})`;

/** SQL: a comic `c` of those as visitors see it, for the one whose number `reader` is. */
const columnsFor = (
  reader: string,
) => `c.id, c.title, c.summary, c.author, shown_picture(c.cover) as cover, c.sample, c.shown_at as "updatedAt",
  (select count(*) from comic_chapters h where h.comic_id = c.id and ${isShown('h')})::int as "chapterCount",
  (select coalesce(sum(like_count), 0) from comic_chapters h where h.comic_id = c.id and ${isShown('h')})::int
    as "likeCount",
  (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
    from comic_topic_links l join comic_topics t on t.id = l.topic_id where l.comic_id = c.id) as topics,
  case when ${reader}::int is null then null else
    (select coalesce(jsonb_agg(h.id order by h.no), '[]') from comic_chapters h
      join chapter_reads r on r.chapter_id = h.id and r.user_id = ${reader} where h.comic_id = c.id and ${isShown('h')}) end
    as "readChapterIds"`;

/** SQL: whether visitors see the chapter `$1`. */
const ofShown = `exists (select 1 from comic_chapters h where h.id = $1 and ${isShown('h')})`;

export function comicRepository(database: Database) {
  return {
    topics: () =>
      database.query<ComicTopic>(
        `select t.id, t.name, t.description, count(c.id)::int as "comicCount"
         from comic_topics t left join comic_topic_links l on l.topic_id = t.id
         left join comics c on c.id = l.comic_id and ${hasShown('c')} group by t.id order by t.position, t.id`,
      ),

    async list(
      topicId: number | undefined,
      { page, size, cursor }: Paging,
      userId: number | null,
    ): Promise<Page<Comic>> {
      const place = placeOf(cursor);
      const ofTopic =
        '($1::int is null or exists (select 1 from comic_topic_links l where l.comic_id = c.id and l.topic_id = $1))';
      const topic = topicId ?? null;
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from comics c where ${hasShown('c')} and ${ofTopic}`,
        [topic],
      );
      const sql = `select ${columnsFor('$2')}, ${microseconds('c.shown_at')} as at
        from ${shownComics} c where ${ofTopic} and ($5::text is null or (c.shown_at, c.id) < (${instantAt('$5')}, $6::bigint))
        order by c.shown_at desc, c.id desc limit $3 offset $4`;
      const rows = await database.query<Comic & { at: string }>(sql, [
        topic,
        userId,
        size + 1,
        offsetOf({ page, size, cursor }),
        place?.at ?? null,
        place?.id ?? null,
      ]);
      const part = pageWith(rows, { page, size, total }, ({ at, id }) => ({ at, id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => row);
      return { ...part, items };
    },

    /** Reads a comic as a guest sees it; null where it is not in sight. */
    async detail(comicId: number): Promise<Comic | null> {
      const sql = `select ${columnsFor('null')} from ${shownComics} c where c.id = $1`;
      return (await firstRow<Comic>(database, sql, [comicId])) ?? null;
    },

    /** Address of the cover of the comic at a place of the list, from 1; undefined beyond its end. */
    async coverAt(place: number): Promise<string | undefined> {
      const sql = `select c.cover->>'url' as url from ${shownComics} c order by c.shown_at desc, c.id desc limit 1 offset $1`;
      return (await firstRow<{ url: string }>(database, sql, [place - 1]))?.url;
    },

    /** Lists people who liked a chapter, latest first. */
    async likeUsers(chapterId: number, { page, size, cursor }: Paging): Promise<Page<LikeUser>> {
      const place = placeOf(cursor);
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from likes l where l.target_type = 'comic-chapter' and l.target_id = $1 and ${ofShown}`,
        [chapterId],
      );
      const sql = `select u.id, u.name, u.avatar_url as "avatarUrl", u.official, l.created_at as "likedAt",
          ${microseconds('l.created_at')} as at
        from likes l join users u on u.id = l.user_id
        where l.target_type = 'comic-chapter' and l.target_id = $1 and ${ofShown}
          and ($4::text is null or (l.created_at, u.id) < (${instantAt('$4')}, $5::bigint))
        order by l.created_at desc, u.id desc limit $2 offset $3`;
      const rows = await database.query<LikeUser & { at: string }>(sql, [
        chapterId,
        size + 1,
        offsetOf({ page, size, cursor }),
        place?.at ?? null,
        place?.id ?? null,
      ]);
      const part = pageWith(rows, { page, size, total }, ({ at, id }) => ({ at, id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => row);
      return { ...part, items };
    },
  };
}
