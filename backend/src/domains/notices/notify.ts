import type { Queryable } from '../../database/database';

export type NoticeKind = 'answer' | 'reply' | 'review' | 'open-day' | 'moderation' | 'award';

interface Notice {
  /** Whom it concerns. */
  userId: number;
  kind: NoticeKind;
  /** One sentence, in their words. */
  text: string;
  /** Where it can be seen: a path of the site below its base path, `question/?question=6`. */
  link: string;
}

/** Tells a person something, in the transaction that makes it so: it is told if and only if it happened. */
export async function notify(transaction: Queryable, { userId, kind, text, link }: Notice): Promise<void> {
  await transaction.query('insert into notices (user_id, kind, text, link) values ($1, $2, $3, $4)', [
    ...[userId, kind, text, link],
  ]);
}
