import type { Comic, ComicTopic, LikeUser, Page } from '@shared/contract/endpoints';
import { type Database, firstRow, onlyRow } from '../../database/database';
import type { Paging } from '../../http/place';
import { byInstant, readPage } from '../../lists/read-page';
import { hasShown, isShown } from './shown-chapters';

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

    async list(topicId: number | undefined, paging: Paging, userId: number | null): Promise<Page<Comic>> {
      const ofTopic =
        '($1::int is null or exists (select 1 from comic_topic_links l where l.comic_id = c.id and l.topic_id = $1))';
      const topic = topicId ?? null;
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from comics c where ${hasShown('c')} and ${ofTopic}`,
        [topic],
      );
      const list = {
        columns: columnsFor('$2'),
        from: `${shownComics} c where ${ofTopic}`,
        parameters: [topic, userId],
      };
      return readPage<Comic>(database, { ...list, order: byInstant('c.shown_at'), key: 'c.id', total }, paging);
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
    async likeUsers(chapterId: number, paging: Paging): Promise<Page<LikeUser>> {
      const liked = `l.target_type = 'comic-chapter' and l.target_id = $1 and ${ofShown}`;
      const parameters = [chapterId];
      const counted = `select count(*)::int as total from likes l where ${liked}`;
      const { total } = await onlyRow<{ total: number }>(database, counted, parameters);
      const columns = 'u.id, u.name, u.avatar_url as "avatarUrl", u.official, l.created_at as "likedAt"';
      const from = `likes l join users u on u.id = l.user_id where ${liked}`;
      const order = byInstant('l.created_at');
      return readPage<LikeUser>(database, { columns, from, order, key: 'u.id', parameters, total }, paging);
    },
  };
}
