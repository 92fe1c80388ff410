import type { Page, Work, WorkDetail, WorkSort } from '@shared/contract/endpoints';
import { type Database, firstRow, onlyRow } from '../../database/database';
import type { Paging } from '../../http/place';
import { type Order, byInstant, readPage } from '../../lists/read-page';
import { type Keyword, foundBy } from '../../words/read-keyword';

export interface WorkFilter extends Paging {
  season?: string | undefined;
  category?: string | undefined;
  keyword?: Keyword;
  sort: WorkSort;
}

const columns = `w.id, w.title, w.summary, w.author,
  (select u.id from users u where u.id = w.author_id and 'works' = any(u.shown)) as "authorId", w.season, w.category, shown_picture(w.cover) as cover, w.like_count as "likeCount",
  w.submitted_at as "submittedAt", w.steps, w.award, w.sample`;

/** Each with the number behind it, so that no two are at one place. A work that is liked meanwhile may move past a cursor. */
const orders: Readonly<Record<WorkSort, Order>> = {
  latest: byInstant('w.submitted_at'),
  likes: { column: 'w.like_count', at: 'w.like_count::text', from: (parameter) => `${parameter}::float8` },
};

const found = (keyword: Keyword | undefined) =>
  foundBy({
    keyword,
    kind: 'work',
    id: 'w.id',
    table: 'works',
    columns: ['title', 'summary', 'author'],
    unknown: 'false',
    parameters: ['$3', '$4'],
  });

const filter = (
  keyword: Keyword | undefined,
) => `w.withdrawn_at is null and ($1::text is null or w.season = $1) and ($2::text is null or w.category = $2)
  and ${found(keyword)}`;

const likedBy = (parameter: string) =>
  `exists (select 1 from likes where target_type = 'work' and target_id = w.id and user_id = ${parameter}) as liked`;

export function workRepository(database: Database) {
  return {
    async page({ season, category, keyword, sort, ...paging }: WorkFilter, userId: number | null): Promise<Page<Work>> {
      const where = [season ?? null, category ?? null, keyword?.pattern ?? null, keyword?.condition ?? null];
      const from = `works w where ${filter(keyword)}`;
      const counted = `select count(*)::int as total from ${from}`;
      const { total } = await onlyRow<{ total: number }>(database, counted, where);
      const list = { columns: `${columns}, ${likedBy('$5')}`, from, order: orders[sort], key: 'w.id', total };
      return readPage<Work>(database, { ...list, parameters: [...where, userId] }, paging);
    },

    async detail(workId: number, userId: number | null): Promise<WorkDetail | null> {
      const sql = `select ${columns}, w.content, shown_pictures(w.pictures) as pictures, w.video, ${likedBy('$2')} from works w where w.id = $1 and w.withdrawn_at is null`;
      const row = await firstRow<WorkDetail>(database, sql, [workId, userId]);
      return row ?? null;
    },
  };
}
