import { type Queryable, firstRow } from '../../database/database';

interface Recommendation {
  questionId: number;
  /** The answer that was recommended before, if any. */
  before: number | null;
}

/**
 * Marks an answer; null where there is none that everybody sees. The mark stands on the question, so that there is one at
 * most and it never outlives its answer.
 */
export async function recommend(transaction: Queryable, answerId: number): Promise<Recommendation | null> {
  const question = await lockQuestion(transaction, answerId);
  if (!question) return null;
  const seen = 'select 1 as one from answers where id = $1 and hidden_at is null for update';
  if (!(await firstRow(transaction, seen, [answerId]))) return null;
  const sql = 'update questions set recommended_answer_id = $1 where id = $2';
  await transaction.query(sql, [answerId, question.questionId]);
  return question;
}

/** Takes the mark away; null where there is no such answer; an answer without the mark stays so. */
export async function cancelRecommendation(transaction: Queryable, answerId: number): Promise<Recommendation | null> {
  const question = await lockQuestion(transaction, answerId);
  if (question?.before === answerId) {
    await transaction.query('update questions set recommended_answer_id = null where id = $1', [question.questionId]);
  }
  return question;
}

/** Question before answer, as everybody locks them. */
async function lockQuestion(transaction: Queryable, answerId: number): Promise<Recommendation | null> {
  const sql = `select id as "questionId", recommended_answer_id as before from questions
    where id = (select question_id from answers where id = $1) for update`;
  return (await firstRow<Recommendation>(transaction, sql, [answerId])) ?? null;
}
