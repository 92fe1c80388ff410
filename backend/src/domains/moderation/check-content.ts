import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { type Target, tables } from './moderate';

/** Notes that a moderator looked at it, or that nobody did, and closes what was reported of it: how many; null where there is no such thing. */
export async function checkContent(
  transaction: Queryable,
  { targetType, targetId, checked }: Target & { checked: boolean },
): Promise<number | null> {
  const table = tables[targetType];
  const check = `update ${table} set checked_at = case when $2 then now() end where id = $1 returning id`;
  if (!(await firstRow(transaction, check, [targetId, checked]))) return null;
  if (!checked) return 0;
  const close = `update reports set closed_at = now() where target_type = $1 and target_id = $2 and closed_at is null
    returning id`;
  return (await transaction.query(close, [targetType, targetId])).length;
}

/** Null where there is no such thing. */
export async function createNote(
  transaction: Queryable,
  { targetType, targetId }: Target,
  { text, authorId }: { text: string; authorId: number },
): Promise<{ id: number } | null> {
  const table = tables[targetType];
  const sql = `insert into content_notes (target_type, target_id, author_id, text)
    select $1, id, $3, $4 from ${table} where id = $2 returning id`;
  return (await firstRow<{ id: number }>(transaction, sql, [targetType, targetId, authorId, text])) ?? null;
}
