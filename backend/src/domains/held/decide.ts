import {
  type DataOf,
  type ModerationTarget,
  type Person,
  type contentDecide,
  moderationTargets,
} from '@shared/contract/endpoints';
import type { AuditNote } from '../../audit/audit-log';
import { type Queryable, firstRow, onlyRow, personColumn } from '../../database/database';
import { found, Refusal, refuseField } from '../../http/refusal';
import { type Followers, type Written, lockFollowers } from '../forum/follow';
import { tellOfAnswer, tellOfQuestion } from '../forum/tell-of-answer';
import { setHidden, type Target, tables } from '../moderation/moderate';
import { tellAuthor } from '../moderation/tell-author';

interface Decision {
  ids: readonly string[];
  /** Why they are removed; null where they come into sight. */
  reason: string | null;
  /** The moderator who decides. */
  by: number;
}

/**
 * Decides about texts that wait: held ones, and removals that their authors object to. What a colleague decided first is left as it is.
 * @throws Refusal `changed-since` where nothing waits any more
 */
export async function decide(
  transaction: Queryable,
  { ids, reason, by }: Decision,
): Promise<{ data: DataOf<typeof contentDecide>; notes: AuditNote[] }> {
  const targets = ids.map(targetOf).sort(asLocked);
  // People before texts, as who deletes an account locks them.
  const followers = new Map<string, Followers>();
  for (const target of targets) {
    const sql = written[target.targetType];
    const text = sql === null ? null : await firstRow<Written>(transaction, sql, [target.targetId]);
    if (text) followers.set(idOf(target), await lockFollowers(transaction, text));
  }
  const notes: AuditNote[] = [];
  for (const target of targets) {
    const before = await setHidden(transaction, target, reason, { onlyWaiting: true });
    if (!before) continue;
    await tellAuthor(transaction, { ...target, ...before, by, hidden: reason !== null });
    const { targetType: objectType, targetId: objectId } = target;
    const told = followers.get(idOf(target));
    if (before.held && reason === null && told) await tellOfText(transaction, target, told);
    notes.push({ objectType, objectId, before: { hidden: before.reason }, after: { hidden: reason } });
  }
  if (notes.length === 0) throw new Refusal('changed-since', {}, '同事已经处理过了');
  return { data: { decided: notes.length, skipped: targets.length - notes.length }, notes };
}

/** SQL: what somebody follows of a text; null where that is nothing. */
const written: Readonly<Record<ModerationTarget, string | null>> = {
  question: 'select author_id as "authorId", topic from questions where id = $1',
  answer: 'select question_id as "questionId", author_id as "authorId" from answers where id = $1',
  comment: null,
};

/** Tells of a text that everybody may see from now on. */
async function tellOfText(transaction: Queryable, { targetType, targetId: id }: Target, followers: Followers) {
  const text =
    targetType === 'question'
      ? `select q.id, q.title, q.id as "questionId", ${personColumn('u')} as author from questions q left join users u on u.id = q.author_id where q.id = $1`
      : `select a.id, '' as title, a.question_id as "questionId", ${personColumn('u')} as author from answers a left join users u on u.id = a.author_id where a.id = $1`;
  const row = await onlyRow<{ id: number; title: string; questionId: number; author: Person }>(transaction, text, [id]);
  if (targetType === 'question') await tellOfQuestion(transaction, row, followers.others);
  else await tellOfAnswer(transaction, row, { author: row.author, followers });
}

const idOf = ({ targetType, targetId }: Target) => `${targetType}-${targetId}`;

function targetOf(id: string): Target {
  const [type, number] = id.split('-');
  const targetType = moderationTargets.find((one) => one === type) ?? 'question';
  return { targetType, targetId: Number(number) };
}

const order = (type: ModerationTarget) => moderationTargets.indexOf(type);
const asLocked = (a: Target, b: Target) => order(a.targetType) - order(b.targetType) || a.targetId - b.targetId;

/**
 * Notes what an author says against the removal of a text, once.
 * @throws Refusal `not-found`, `not-author`
 */
export async function appeal(
  transaction: Queryable,
  { targetType, targetId, text }: Target & { text: string },
  userId: number,
): Promise<void> {
  const sql = `select author_id as "authorId", hidden_at is not null and held_at is null as removed
    from ${tables[targetType]} where id = $1 for update`;
  const { authorId, removed } = found(
    await firstRow<{ authorId: number; removed: boolean }>(transaction, sql, [targetId]),
  );
  if (authorId !== userId) throw new Refusal('not-author');
  if (!removed) refuseField('text', '它现在没有被移除，不用申诉');
  const note = `insert into post_scores (target_type, target_id, author_id, points, appeal, appealed_at)
    values ($1, $2, $3, 0, $4, now()) on conflict (target_type, target_id) do update
    set appeal = excluded.appeal, appealed_at = now() where post_scores.appealed_at is null returning target_id`;
  if (!(await firstRow(transaction, note, [targetType, targetId, userId, text])))
    refuseField('text', '已经申诉过一次，请等版主的决定');
}
