import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { forgetTargets, nobody } from '../users/nobody';

/**
 * Deletes a question, by its author alone. Where others answered, its place stays out of sight for what they wrote, under nobody's name
 * and without a word, a picture or a former text of it.
 */
export async function deleteQuestion(transaction: Queryable, questionId: number, userId: number): Promise<void> {
  const lock = 'select author_id as "authorId", answer_count as answers from questions where id = $1 for update';
  const question = found(await firstRow<{ authorId: number; answers: number }>(transaction, lock, [questionId]));
  if (question.authorId !== userId) throw new Refusal('not-author');
  await forgetTargets(transaction, 'question', [questionId]);
  await forgetRepeats(transaction, userId);
  if (question.answers === 0) {
    await transaction.query('delete from questions where id = $1', [questionId]);
    return;
  }
  await transaction.query('delete from former_texts where question_id = $1', [questionId]);
  await transaction.query(`delete from post_pictures where question_id = $1`, [questionId]);
  await transaction.query('delete from question_follows where question_id = $1 and user_id = $2', [questionId, userId]);
  await transaction.query(
    `update questions set title = '', content = '', author_id = $2, like_count = 0, checked_at = now(),
       hidden_at = coalesce(hidden_at, now()), held_at = null, hidden_reason = '作者已删除' where id = $1`,
    [questionId, await nobody(transaction)],
  );
}
