import type { Comic, ComicTopic, LikeUser, Page } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    comics: ComicRepository;
  }
}

export type ComicRepository = ReturnType<typeof comicRepository>;

interface Paging {
  page: number;
  size: number;
  cursor?: string | undefined;
}

type ComicRow = Omit<Comic, 'updatedAt'> & { updatedAt: Date };
type LikeUserRow = Omit<LikeUser, 'likedAt'> & { likedAt: Date };

export function comicRepository(database: Database) {
  return {
    topics: () =>
      database.query<ComicTopic>(
        `select t.id, t.name, t.description, count(l.comic_id)::int as "comicCount"
         from comic_topics t left join comic_topic_links l on l.topic_id = t.id group by t.id order by t.position, t.id`,
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
        `select count(*)::int as total from comics c where ${ofTopic}`,
        [topic],
      );
      const sql = `select c.id, c.title, c.summary, c.author, c.cover, c.sample, c.updated_at as "updatedAt",
          ${microseconds('c.updated_at')} as at,
          (select count(*) from comic_chapters h where h.comic_id = c.id)::int as "chapterCount",
          (select coalesce(sum(like_count), 0) from comic_chapters h where h.comic_id = c.id)::int as "likeCount",
          (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
            from comic_topic_links l join comic_topics t on t.id = l.topic_id where l.comic_id = c.id) as topics,
          case when $2::int is null then null else
            (select coalesce(jsonb_agg(h.id order by h.no), '[]') from comic_chapters h
              join chapter_reads r on r.chapter_id = h.id and r.user_id = $2 where h.comic_id = c.id) end as "readChapterIds"
        from comics c where ${ofTopic} and ($5::text is null or (c.updated_at, c.id) < (${instantAt('$5')}, $6::bigint))
        order by c.updated_at desc, c.id desc limit $3 offset $4`;
      const rows = await database.query<ComicRow & { at: string }>(sql, [
        ...[topic, userId, size + 1, offsetOf({ page, size, cursor }), place?.at ?? null, place?.id ?? null],
      ]);
      const part = pageWith(rows, { page, size, total }, ({ at, id }) => ({ at, id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
      return { ...part, items };
    },

    /** Address of the cover of the comic at a place of the list, from 1; undefined beyond its end. */
    async coverAt(place: number): Promise<string | undefined> {
      const sql = `select cover->>'url' as url from comics order by updated_at desc, id desc limit 1 offset $1`;
      return (await firstRow<{ url: string }>(database, sql, [place - 1]))?.url;
    },

    /** Who liked a chapter, latest first. */
    async likeUsers(chapterId: number, { page, size, cursor }: Paging): Promise<Page<LikeUser>> {
      const place = placeOf(cursor);
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from likes where target_type = 'comic-chapter' and target_id = $1`,
        [chapterId],
      );
      const sql = `select u.id, u.name, u.avatar_url as "avatarUrl", u.official, l.created_at as "likedAt",
          ${microseconds('l.created_at')} as at
        from likes l join users u on u.id = l.user_id
        where l.target_type = 'comic-chapter' and l.target_id = $1
          and ($4::text is null or (l.created_at, u.id) < (${instantAt('$4')}, $5::bigint))
        order by l.created_at desc, u.id desc limit $2 offset $3`;
      const rows = await database.query<LikeUserRow & { at: string }>(sql, [
        ...[chapterId, size + 1, offsetOf({ page, size, cursor }), place?.at ?? null, place?.id ?? null],
      ]);
      const part = pageWith(rows, { page, size, total }, ({ at, id }) => ({ at, id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => ({ ...row, likedAt: row.likedAt.toISOString() }));
      return { ...part, items };
    },
  };
}

export const comics = repositoryPlugin('comics', comicRepository);
