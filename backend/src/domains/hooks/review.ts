import { picturesOf, plainWords, postPicturePath } from '@shared/contract/fields';
import { z } from 'zod';
import { type Database, type Queryable, firstRow } from '../../database/database';
import { contentOf } from '../moderation/content-row';
import { hold } from '../moderation/hold';
import type { Target } from '../moderation/moderate';

export const REVIEW = 'content.written';

/** Points that a doubt of a review adds: enough by itself. */
const DOUBT = 50;

/** Answers of a review: 阿里云 and 腾讯云 say `pass`, `review` or `block`, in either case of letters. */
const answer = z.object({
  suggestion: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['pass', 'review', 'block'])),
});

/** What a review is sent of a text. */
export interface Written extends Target {
  text: string;
  /** Paths of pictures. */
  pictures: readonly string[];
}

/** Queues a review by each provider that is on; the text itself is read when it is sent, and kept in no queue. */
export async function queueReview(transaction: Queryable, { targetType, targetId }: Target): Promise<void> {
  const sql = `insert into hook_calls (hook_id, event, data) select id, $1, $2::jsonb from hooks where enabled and kind = 'review'`;
  await transaction.query(sql, [REVIEW, JSON.stringify({ targetType, targetId })]);
}

/** Reads what is to be reviewed; null where it is gone, or a moderator has looked. */
export async function readWritten(database: Queryable, { targetType, targetId }: Target): Promise<Written | null> {
  const sql = `select c.title, c.content from ${contentOf('$1::text', '$2::int')} where c.checked_at is null`;
  const row = await firstRow<{ title: string; content: string }>(database, sql, [targetType, targetId]);
  if (!row) return null;
  const text = targetType === 'question' ? `${row.title}\n${row.content}` : row.content;
  return {
    targetType,
    targetId,
    text: plainWords(text),
    pictures: picturesOf(text).map(({ id }) => postPicturePath(id)),
  };
}

/** Holds what a review doubts. False where the answer is none: then nothing changes. */
export async function takeVerdict(
  database: Database,
  { targetType, targetId }: Target,
  said: string,
): Promise<boolean> {
  const verdict = answer.safeParse(jsonOf(said));
  if (!verdict.success) return false;
  if (verdict.data.suggestion === 'pass') return true;
  await database.transaction(async (transaction) => {
    // Question before answer, as everybody locks them.
    const question =
      'select 1 as one from questions where id = (select question_id from answers where id = $1) for update';
    if (targetType === 'answer') await transaction.query(question, [targetId]);
    if (!(await readWritten(transaction, { targetType, targetId }))) return;
    await hold(transaction, { targetType, targetId });
    const reason = { what: `审核服务：${verdict.data.suggestion === 'block' ? '违规' : '疑似'}`, points: DOUBT };
    const sql = `update post_scores set points = points + $3, reasons = reasons || $4::jsonb where target_type = $1 and target_id = $2`;
    await transaction.query(sql, [targetType, targetId, DOUBT, JSON.stringify([reason])]);
  });
  return true;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
