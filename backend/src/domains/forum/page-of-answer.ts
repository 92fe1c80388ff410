import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

interface Place {
  questionId: number;
  answerId: number;
  size: number;
}

/** The page that an answer stands on, for deep links; null where it is not an answer of the question. */
export async function pageOfAnswer(database: Queryable, { questionId, answerId, size }: Place): Promise<number | null> {
  const sql = `select case when q.recommended_answer_id = a.id then 0 else
      (select count(*) from answers b where b.question_id = a.question_id and b.id is distinct from q.recommended_answer_id
        and (b.created_at, b.id) > (a.created_at, a.id))
      + (case when q.recommended_answer_id is null then 0 else 1 end) end::int as before
    from answers a join questions q on q.id = a.question_id where a.id = $1 and a.question_id = $2`;
  const row = await firstRow<{ before: number }>(database, sql, [answerId, questionId]);
  return row ? Math.floor(row.before / size) + 1 : null;
}
