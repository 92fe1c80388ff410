import { type Queryable, firstRow } from '../../database/database';
import { type Target, tables } from './moderate';

/** Told to the author of a text that waits. */
const WAITS = '正在等人看过，看过以后大家就能看到';

/** Takes a text that is in sight out of it until a moderator has looked; an answer that waits is none for the time being. */
export async function hold(transaction: Queryable, { targetType, targetId }: Target): Promise<void> {
  const sql = `update ${tables[targetType]} set hidden_at = now(), held_at = now(), hidden_reason = $2, checked_at = null
    where id = $1 and hidden_at is null returning id`;
  if (!(await firstRow(transaction, sql, [targetId, WAITS])) || targetType !== 'answer') return;
  await transaction.query(
    `update questions set answer_count = answer_count - 1, accepted_answer_id = nullif(accepted_answer_id, $1),
       recommended_answer_id = nullif(recommended_answer_id, $1) where id = (select question_id from answers where id = $1)`,
    [targetId],
  );
}
