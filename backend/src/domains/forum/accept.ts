import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { lockFollowers } from './follow';
import { tellOfAcceptance } from './tell-of-answer';

interface Acceptance {
  answerId: number;
  accepted: boolean;
}

/**
 * Marks the answer that helped, in place of the one before, or takes the mark back. Like a recommendation it stands on the
 * question, so that there is one at most and it never outlives its answer.
 */
export async function accept(
  transaction: Queryable,
  { answerId, accepted }: Acceptance,
  userId: number,
): Promise<Acceptance & { questionId: number }> {
  const place = 'select question_id as "questionId", author_id as "authorId" from answers where id = $1';
  const { questionId, authorId } = found(
    await firstRow<{ questionId: number; authorId: number }>(transaction, place, [answerId]),
  );
  const { question: followers } = await lockFollowers(transaction, { questionId, besides: authorId });
  const lock = `select author_id as asker, accepted_answer_id as before from questions
    where id = $1 and hidden_at is null for update`;
  const question = found(await firstRow<{ asker: number; before: number | null }>(transaction, lock, [questionId]));
  if (question.asker !== userId) throw new Refusal('not-author');
  if (!accepted) {
    const sql = 'update questions set accepted_answer_id = null where id = $1 and accepted_answer_id = $2';
    await transaction.query(sql, [questionId, answerId]);
    return { answerId, questionId, accepted };
  }
  const seen = `select accepted_told_at is not null as told from answers where id = $1 and hidden_at is null for update`;
  const { told } = found(await firstRow<{ told: boolean }>(transaction, seen, [answerId]));
  if (question.before !== answerId) {
    await transaction.query('update questions set accepted_answer_id = $2 where id = $1', [questionId, answerId]);
  }
  if (!told) {
    await transaction.query('update answers set accepted_told_at = now() where id = $1', [answerId]);
    await tellOfAcceptance(transaction, { questionId, id: answerId }, { authorId, askerId: userId, followers });
  }
  return { answerId, questionId, accepted };
}
