import type { AnswerSort } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { keys, rankOf } from './answer-order';

interface Place {
  questionId: number;
  answerId: number;
  size: number;
  sort: AnswerSort;
}

/** The page that an answer stands on, for deep links; null where it is not an answer of the question. */
export async function pageOfAnswer(
  database: Queryable,
  { questionId, answerId, size, sort }: Place,
): Promise<number | null> {
  const rank = (answer: string) => rankOf(answer, 'q.accepted_answer_id', 'q.recommended_answer_id');
  const key = keys[sort];
  const sql = `select (select count(*) from answers b where b.question_id = a.question_id
      and (${rank('b')} < ${rank('a')}
        or (${rank('b')} = ${rank('a')} and (${key('b')}, b.id) > (${key('a')}, a.id))))::int as before
    from answers a join questions q on q.id = a.question_id where a.id = $1 and a.question_id = $2`;
  const row = await firstRow<{ before: number }>(database, sql, [answerId, questionId]);
  return row ? Math.floor(row.before / size) + 1 : null;
}
