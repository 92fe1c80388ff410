import type { FollowedQuestion, Part } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { idBefore, toPart } from '../../http/cursor';

interface Following {
  questionId: number;
  following: boolean;
}

/** Follows a question; null where there is nothing to follow. Twice changes nothing; what was hidden meanwhile can still be left. */
export async function follow(
  transaction: Queryable,
  { questionId, following }: Following,
  userId: number,
): Promise<Following | null> {
  if (!following) {
    await transaction.query('delete from question_follows where question_id = $1 and user_id = $2', [
      questionId,
      userId,
    ]);
    return { questionId, following };
  }
  // The person first, as who deletes an account locks them.
  await transaction.query('select 1 as one from users where id = $1 for key share', [userId]);
  const seen = 'select 1 as one from questions where id = $1 and hidden_at is null for key share';
  if (!(await firstRow(transaction, seen, [questionId]))) return null;
  const sql = 'insert into question_follows (question_id, user_id) values ($1, $2) on conflict do nothing';
  await transaction.query(sql, [questionId, userId]);
  return { questionId, following };
}

/**
 * Locks everybody who follows a question or else is to be told, by number: locked before the question is, as who deletes an account
 * locks them, so that who is told is still there.
 */
export async function lockFollowers(
  transaction: Queryable,
  questionId: number,
  besides: number | null = null,
): Promise<number[]> {
  const sql = `select u.id, f.id is not null as follows from users u
    left join question_follows f on f.user_id = u.id and f.question_id = $1
    where u.id in (select user_id from question_follows where question_id = $1 union all select $2::int)
    order by u.id for key share of u`;
  const rows = await transaction.query<{ id: number; follows: boolean }>(sql, [questionId, besides]);
  return rows.filter(({ follows }) => follows).map(({ id }) => id);
}

/** Reads what a person follows; says nothing of what is hidden from others. */
export async function readFollowed(
  database: Queryable,
  userId: number,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Part<FollowedQuestion>> {
  const sql = `select f.id, q.id as "questionId", case when q.hidden_at is null or q.author_id = $1 then q.title else '' end as title,
      q.answer_count as "answerCount", q.accepted_answer_id as "acceptedAnswerId", f.followed_at as "followedAt"
    from question_follows f join questions q on q.id = f.question_id
    where f.user_id = $1 and ($2::int is null or f.id < $2) order by f.id desc limit $3`;
  const rows = await database.query<FollowedQuestion>(sql, [userId, idBefore(cursor), size + 1]);
  return toPart(rows, size);
}
