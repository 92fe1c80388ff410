import type { Page, Work, WorkDetail, WorkSort } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';
import { searchPattern } from '../../database/search-pattern';

declare module 'fastify' {
  interface FastifyInstance {
    works: WorkRepository;
  }
}

export type WorkRepository = ReturnType<typeof workRepository>;

export interface WorkFilter {
  season?: string | undefined;
  category?: string | undefined;
  keyword?: string | undefined;
  sort: WorkSort;
  page: number;
  size: number;
}

type WorkRow<Shape extends Work> = Omit<Shape, 'submittedAt'> & { submittedAt: Date };

const columns = `w.id, w.title, w.summary, w.author, w.season, w.category, w.cover, w.like_count as "likeCount",
  w.submitted_at as "submittedAt", w.sample`;

const orders: Readonly<Record<WorkSort, string>> = {
  latest: 'w.submitted_at desc, w.id desc',
  likes: 'w.like_count desc, w.id desc',
};

const filter = `($1::text is null or w.season = $1) and ($2::text is null or w.category = $2)
  and ($3::text is null or w.title ilike $3 or w.summary ilike $3 or w.author ilike $3)`;

const likedBy = (parameter: string) =>
  `exists (select 1 from likes where target_type = 'work' and target_id = w.id and user_id = ${parameter}) as liked`;

export function workRepository(database: Database) {
  return {
    async page(
      { season, category, keyword, sort, page, size }: WorkFilter,
      userId: number | null,
    ): Promise<Page<Work>> {
      const where = [season ?? null, category ?? null, searchPattern(keyword)];
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from works w where ${filter}`,
        where,
      );
      const sql = `select ${columns}, ${likedBy('$4')} from works w where ${filter} order by ${orders[sort]} limit $5 offset $6`;
      const rows = await database.query<WorkRow<Work>>(sql, [...where, userId, size, (page - 1) * size]);
      return { items: rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() })), total, page, size };
    },

    async detail(workId: number, userId: number | null): Promise<WorkDetail | null> {
      const sql = `select ${columns}, w.content, w.steps, ${likedBy('$2')} from works w where w.id = $1`;
      const row = await firstRow<WorkRow<WorkDetail>>(database, sql, [workId, userId]);
      return row ? { ...row, submittedAt: row.submittedAt.toISOString() } : null;
    },
  };
}

export const works = repositoryPlugin('works', workRepository);
