import type { Comic, ComicTopic, LikeUser, Page } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
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

    async list(topicId: number | undefined, { page, size }: Paging, userId: number | null): Promise<Page<Comic>> {
      const ofTopic =
        '($1::int is null or exists (select 1 from comic_topic_links l where l.comic_id = c.id and l.topic_id = $1))';
      const topic = topicId ?? null;
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from comics c where ${ofTopic}`,
        [topic],
      );
      const sql = `select c.id, c.title, c.summary, c.author, c.cover, c.sample, c.updated_at as "updatedAt",
          (select count(*) from comic_chapters h where h.comic_id = c.id)::int as "chapterCount",
          (select coalesce(sum(like_count), 0) from comic_chapters h where h.comic_id = c.id)::int as "likeCount",
          (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position), '[]')
            from comic_topic_links l join comic_topics t on t.id = l.topic_id where l.comic_id = c.id) as topics,
          case when $2::int is null then null else
            (select coalesce(jsonb_agg(h.id order by h.no), '[]') from comic_chapters h
              join chapter_reads r on r.chapter_id = h.id and r.user_id = $2 where h.comic_id = c.id) end as "readChapterIds"
        from comics c where ${ofTopic} order by c.updated_at desc, c.id desc limit $3 offset $4`;
      const rows = await database.query<ComicRow>(sql, [topic, userId, size, (page - 1) * size]);
      return { items: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), total, page, size };
    },

    /** Address of the cover of the comic at a place of the list, from 1; undefined beyond its end. */
    async coverAt(place: number): Promise<string | undefined> {
      const sql = `select cover->>'url' as url from comics order by updated_at desc, id desc limit 1 offset $1`;
      return (await firstRow<{ url: string }>(database, sql, [place - 1]))?.url;
    },

    /** Who liked a chapter, latest first. */
    async likeUsers(chapterId: number, { page, size }: Paging): Promise<Page<LikeUser>> {
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from likes where target_type = 'comic-chapter' and target_id = $1`,
        [chapterId],
      );
      const sql = `select u.id, u.name, u.avatar_url as "avatarUrl", u.official, l.created_at as "likedAt"
        from likes l join users u on u.id = l.user_id
        where l.target_type = 'comic-chapter' and l.target_id = $1 order by l.created_at desc, u.id limit $2 offset $3`;
      const rows = await database.query<LikeUserRow>(sql, [chapterId, size, (page - 1) * size]);
      return { items: rows.map((row) => ({ ...row, likedAt: row.likedAt.toISOString() })), total, page, size };
    },
  };
}

export const comics = repositoryPlugin('comics', comicRepository);
