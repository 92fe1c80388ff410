import type { Page, Work, WorkDetail, WorkSort } from '@shared/contract/endpoints';
import type { Database } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { type Keyword, foundBy } from '../../words/read-keyword';

export interface WorkFilter {
  season?: string | undefined;
  category?: string | undefined;
  keyword?: Keyword;
  sort: WorkSort;
  page: number;
  size: number;
  cursor?: string | undefined;
}

const columns = `w.id, w.title, w.summary, w.author, w.season, w.category, shown_picture(w.cover) as cover, w.like_count as "likeCount",
  w.submitted_at as "submittedAt", w.steps, w.award, w.sample`;

interface Order {
  column: string;
  /** SQL: the column as text, for a cursor; and what such a text in a parameter stands for. */
  at: string;
  from: (parameter: string) => string;
}

/** Each with the number behind it, so that no two are at one place. A work that is liked meanwhile may move past a cursor. */
const orders: Readonly<Record<WorkSort, Order>> = {
  latest: { column: 'w.submitted_at', at: microseconds('w.submitted_at'), from: instantAt },
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
    async page(
      { season, category, keyword, sort, page, size, cursor }: WorkFilter,
      userId: number | null,
    ): Promise<Page<Work>> {
      const place = placeOf(cursor);
      const { column, at, from } = orders[sort];
      const where = [season ?? null, category ?? null, keyword?.pattern ?? null, keyword?.condition ?? null];
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from works w where ${filter(keyword)}`,
        where,
      );
      const sql = `select ${columns}, ${likedBy('$5')}, ${at} as at from works w where ${filter(keyword)}
          and ($8::text is null or (${column}, w.id) < (${from('$8')}, $9::bigint))
        order by ${column} desc, w.id desc limit $6 offset $7`;
      const rows = await database.query<Work & { at: string }>(sql, [
        ...where,
        userId,
        size + 1,
        offsetOf({ page, size, cursor }),
        place?.at ?? null,
        place?.id ?? null,
      ]);
      const part = pageWith(rows, { page, size, total }, (row) => ({ at: row.at, id: row.id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => row);
      return { ...part, items };
    },

    async detail(workId: number, userId: number | null): Promise<WorkDetail | null> {
      const sql = `select ${columns}, w.content, shown_pictures(w.pictures) as pictures, w.video, ${likedBy('$2')} from works w where w.id = $1 and w.withdrawn_at is null`;
      const row = await firstRow<WorkDetail>(database, sql, [workId, userId]);
      return row ?? null;
    },
  };
}
