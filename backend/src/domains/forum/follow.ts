import type { FollowedQuestion, Part } from '@shared/contract/endpoints';
import { type Queryable, firstRow } from '../../database/database';
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

export interface Written {
  /** The question that is answered; null where one is asked. */
  questionId?: number | null;
  /** Whoever else is to be told. */
  besides?: number | null;
  authorId?: number | null;
  topic?: string | null;
}

export interface Followers {
  /** Who follows the question. */
  question: number[];
  /** Who follows the author, as far as the author shows such things, or the topic, and not the question. */
  others: number[];
}

/**
 * Locks everybody who is to be told of what is written, by number: locked before the question is, as who deletes an account locks
 * them, so that who is told is still there.
 */
export async function lockFollowers(
  transaction: Queryable,
  { questionId = null, besides = null, authorId = null, topic = null }: Written,
): Promise<Followers> {
  const sql = `select u.id, f.id is not null as question, u.id in (select user_id from member_follows where topic = $4 or
      person_id = (select id from users where id = $3 and case when $1::int is null then 'questions' else 'answers' end = any(shown))) as other
    from users u left join question_follows f on f.user_id = u.id and f.question_id = $1
    where u.id in (select user_id from question_follows where question_id = $1 union all select $2::int
      union all select user_id from member_follows where person_id = $3 or topic = $4)
    order by u.id for key share of u`;
  type Row = { id: number; question: boolean; other: boolean };
  const rows = await transaction.query<Row>(sql, [questionId, besides, authorId, topic]);
  const ids = (of: (row: Row) => boolean) => rows.filter(of).map(({ id }) => id);
  return {
    question: ids(({ question }) => question),
    others: ids(({ question, other, id }) => other && !question && id !== authorId),
  };
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
