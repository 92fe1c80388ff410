import type { LikeRequest, LikeState, LikeTarget, MyLike, Page } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow, onlyRow } from '../../database/database';
import { type Paging, instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { Refusal } from '../../http/refusal';
import { isShown } from '../comics/shown-chapters';

/** Tables whose rows are liked and carry a counter, in the order in which they are locked. */
export const likedTables: Readonly<Record<LikeTarget, string>> = {
  question: 'questions',
  answer: 'answers',
  work: 'works',
  'comic-chapter': 'comic_chapters',
  comment: 'chapter_comments',
};

/** SQL: whether visitors see it, where it may be out of sight. */
const inSight: Partial<Readonly<Record<LikeTarget, string>>> = {
  answer: 'and t.hidden_at is null',
  question: 'and t.hidden_at is null',
  'comic-chapter': `and ${isShown('t')}`,
  work: 'and t.withdrawn_at is null',
  comment: `and t.hidden_at is null
    and exists (select 1 from comic_chapters h where h.id = t.chapter_id and ${isShown('h')})`,
};

/** Values that a cursor may give as the last row's kind. */
const kinds = /^(?:comic-chapter|work|answer|question|comment)$/;

export function likeRepository(database: Database) {
  return {
    /** Likes a thing; null where there is nothing to like. Liking twice changes nothing. */
    create: (target: LikeRequest, userId: number) =>
      change(database, { target, userId }, async (transaction) => {
        if (target.targetType === 'work') await checkSeason(transaction, target.targetId);
        const sql =
          'insert into likes (target_type, target_id, user_id) values ($1, $2, $3) on conflict do nothing returning 1 as one';
        const added = await transaction.query(sql, [target.targetType, target.targetId, userId]);
        return { liked: true, change: added.length };
      }),

    /** Takes a like back; null where there is nothing to like. Taking back twice changes nothing. */
    delete: (target: LikeRequest, userId: number) =>
      change(database, { target, userId }, async (transaction) => {
        if (target.targetType === 'work') await checkSeason(transaction, target.targetId);
        const sql = 'delete from likes where target_type = $1 and target_id = $2 and user_id = $3 returning 1 as one';
        const removed = await transaction.query(sql, [target.targetType, target.targetId, userId]);
        return { liked: false, change: -removed.length };
      }),

    async mine(userId: number, { page, size, cursor }: Paging): Promise<Page<MyLike>> {
      const place = placeOf(cursor, kinds);
      const { total } = await onlyRow<{ total: number }>(
        database,
        'select count(*)::int as total from likes where user_id = $1',
        [userId],
      );
      const sql = `select l.target_type as "targetType", l.target_id as "targetId", l.created_at as "likedAt",
          ${microseconds('l.created_at')} as at,
          coalesce(case when ${isShown('c')} then c.title end, w.title, case when q.hidden_at is null then q.title end,
            case when a.hidden_at is null then left(plain_words(a.content), 60) end,
            case when m.hidden_at is null and ${isShown('h')} then left(m.content, 60) end, '') as title,
          coalesce(c.comic_id, w.id, a.question_id, q.id, h.comic_id) as "parentId", m.chapter_id as "chapterId"
        from likes l
        left join comic_chapters c on l.target_type = 'comic-chapter' and c.id = l.target_id
        left join works w on l.target_type = 'work' and w.id = l.target_id
        left join answers a on l.target_type = 'answer' and a.id = l.target_id
        left join questions q on l.target_type = 'question' and q.id = l.target_id
        left join chapter_comments m on l.target_type = 'comment' and m.id = l.target_id
        left join comic_chapters h on h.id = m.chapter_id
        where l.user_id = $1
          and ($4::text is null or (l.created_at, l.target_id, l.target_type) < (${instantAt('$4')}, $5::bigint, $6))
        order by l.created_at desc, l.target_id desc, l.target_type desc limit $2 offset $3`;
      const rows = await database.query<MyLike & { at: string }>(sql, [
        userId,
        size + 1,
        offsetOf({ page, size, cursor }),
        place?.at ?? null,
        place?.id ?? null,
        place?.extra ?? null,
      ]);
      const part = pageWith(rows, { page, size, total }, ({ at, targetId, targetType }) => ({
        at,
        id: targetId,
        extra: targetType,
      }));
      const items = part.items.map(({ at: _at, ...row }) => row);
      return { ...part, items };
    },
  };
}

/** A work is voted for while its season takes votes: what was given stays when it closes, and nothing of it is taken back. */
async function checkSeason(transaction: Queryable, workId: number): Promise<void> {
  const sql = `select 1 as one from works w join scene_items s on s.scene_code = 'work-season' and s.value = w.season
    where w.id = $1 and (s.opens_at > now() or s.closes_at <= now())`;
  if (await firstRow(transaction, sql, [workId])) throw new Refusal('season-closed');
}

/** Changes a like and its counter together; the lock on what is liked keeps the two in step, and keeps it from being deleted meanwhile. */
async function change(
  database: Database,
  { target, userId }: { target: LikeRequest; userId: number },
  write: (transaction: Queryable) => Promise<{ liked: boolean; change: number }>,
): Promise<LikeState | null> {
  const table = likedTables[target.targetType];
  return database.transaction(async (transaction) => {
    // The person first, as who deletes an account locks them.
    await transaction.query('select 1 as one from users where id = $1 for key share', [userId]);
    const sql = `select 1 as one from ${table} t where t.id = $1 ${inSight[target.targetType] ?? ''} for update`;
    const found = await firstRow(transaction, sql, [target.targetId]);
    if (!found) return null;
    const { liked, change: difference } = await write(transaction);
    const { likeCount } = await onlyRow<{ likeCount: number }>(
      transaction,
      `update ${table} set like_count = like_count + $2 where id = $1 returning like_count as "likeCount"`,
      [target.targetId, difference],
    );
    return { ...target, liked, likeCount };
  });
}
