import type { ModerationTarget } from '@shared/contract/endpoints';
import type { AuditNote } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { found, Refusal, refuseField } from '../../http/refusal';

export const tables: Readonly<Record<ModerationTarget, string>> = {
  question: 'questions',
  answer: 'answers',
  comment: 'chapter_comments',
};

/** SQL: where it stands while it is in sight, and how it begins. */
const said: Readonly<Record<ModerationTarget, string>> = {
  question: `'community/question/' || id || '/' as place, left(title, 30) as excerpt`,
  answer: `'community/question/' || question_id || '/?answer=' || id as place, left(plain_words(content), 30) as excerpt`,
  comment: `(select 'comics/' || h.comic_id || '/' || h.id || '/#comments' from comic_chapters h where h.id = chapter_id) as place,
    left(content, 30) as excerpt`,
};

export interface Target {
  targetType: ModerationTarget;
  targetId: number;
}

export interface Hidden {
  /** The reason; null where everybody saw it. */
  reason: string | null;
  /** Whether it waited for its first look. */
  held: boolean;
  /** The question of an answer. */
  questionId: number | null;
  authorId: number;
  /** Link to it. */
  place: string;
  /** The beginning of the thing's text. */
  excerpt: string;
}

/**
 * Takes it out of sight, or brings it back where `reason` is null; what it was before, null where there is no such thing.
 * @param onlyWaiting does so only where it is held, or its author objects to its removal; null where not
 */
export async function setHidden(
  transaction: Queryable,
  { targetType, targetId }: Target,
  reason: string | null,
  { onlyWaiting = false } = {},
): Promise<Hidden | null> {
  const table = tables[targetType];
  // Question before answer, as everybody locks them.
  if (targetType === 'answer') {
    const question =
      'select 1 as one from questions where id = (select question_id from answers where id = $1) for update';
    await transaction.query(question, [targetId]);
  }
  const before = await firstRow<Hidden>(
    transaction,
    `select case when hidden_at is not null then hidden_reason end as reason, author_id as "authorId", held_at is not null as held,
       ${targetType === 'answer' ? 'question_id' : 'null'} as "questionId", ${said[targetType]}
     from ${table} where id = $1 for update`,
    [targetId],
  );
  if (!before) return null;
  // Its author deleted it: nothing of it could be brought back.
  if (targetType === 'question' && before.excerpt === '') return null;
  const answered = `update post_scores set appeal_decided_at = now() where target_type = $1 and target_id = $2
    and appealed_at is not null and appeal_decided_at is null returning target_id`;
  const isAppealed = (await firstRow(transaction, answered, [targetType, targetId])) !== undefined;
  if (before.held && !onlyWaiting)
    throw new Refusal('changed-since', {}, '它还没有公开，请在后台的“内容审核”里放行或移除');
  if (onlyWaiting && !before.held && !isAppealed) return null;
  // What waited was no answer yet.
  if (before.held && before.questionId !== null)
    await transaction.query('update questions set answer_count = answer_count + 1 where id = $1', [before.questionId]);
  await transaction.query(
    `update ${table} set held_at = null, hidden_at = case when $2::text is null then null else coalesce(hidden_at, now()) end,
       hidden_reason = coalesce($2, ''), checked_at = now() where id = $1`,
    [targetId, reason],
  );
  if (targetType === 'answer' && reason !== null) {
    for (const mark of ['recommended_answer_id', 'accepted_answer_id']) {
      await transaction.query(`update questions set ${mark} = null where ${mark} = $1`, [targetId]);
    }
  }
  return before;
}

/** The topic that a question had. @throws Refusal where there is no such question, or the operator keeps no such topic */
export async function moveQuestion(
  transaction: Queryable,
  questionId: number,
  topic: string,
): Promise<{ before: string }> {
  const lock = 'select topic as before from questions where id = $1 for update';
  const question = found(await firstRow<{ before: string }>(transaction, lock, [questionId]));
  const sql = `update questions set topic = $2 where id = $1
    and exists (select 1 from scene_items where scene_code = 'forum-topic' and value = $2) returning id`;
  if (!(await firstRow(transaction, sql, [questionId, topic]))) refuseField('topic', '没有这个话题');
  return question;
}

/**
 * Keeps a person from writing until an instant, null for not at all. Nobody blocks who has a role; who was
 * blocked when the role came can be let write again. Who is blocked stays logged in, and reads on.
 */
export async function blockUser(
  transaction: Queryable,
  { userId, until, reason }: { userId: number; until: string | null; reason: string },
): Promise<{ note: AuditNote }> {
  const lock = `select blocked_until as before, roles <> '{}' as official from users where id = $1 for update`;
  const user = found(await firstRow<{ before: string | null; official: boolean }>(transaction, lock, [userId]));
  if (user.official && until !== null) throw new Refusal('has-role');
  const sql = 'update users set blocked_until = $2, blocked_reason = $3 where id = $1';
  await transaction.query(sql, [userId, until, until === null ? '' : reason]);
  // Links name the login that they were made for: under another number, none that was given away before is good.
  if (until !== null) await transaction.query('update sessions set id = default where user_id = $1', [userId]);
  const [before, after] = [{ blockedUntil: user.before }, { blockedUntil: until, reason }];
  return { note: { objectType: 'user', objectId: userId, before, after } };
}
