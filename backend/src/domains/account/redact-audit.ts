import type { Queryable } from '../../database/database';
import { deskPathOf } from '../assist/tell-workers';
import { tables } from '../moderation/moderate';

/**
 * Takes the words out of what was noted of a person: what they did, and what was done to them and to what they wrote. That
 * something was done, when and by which number, stays: a number whose account is gone names nobody.
 */
export async function redactAudit(transaction: Queryable, userId: number): Promise<void> {
  await forgetReasons(transaction, userId);
  await transaction.query(`select set_config('site.audit', 'may-remove', true)`);
  await transaction.query(
    `update audit set before = null, after = null
     where (before is not null or after is not null) and (actor_id = $1
       -- A moderator who hid it again afterwards noted what this person had said.
       or exists (select 1 from audit said where said.actor_id = $1 and said.object_type = audit.object_type
         and said.object_id = audit.object_id and said.after->>'hidden' = audit.before->>'hidden')
       or (object_type = 'user' and object_id = $1::text)
       or (object_type = 'question' and object_id in (select id::text from questions where author_id = $1))
       or (object_type = 'answer' and object_id in (select id::text from answers where author_id = $1))
       or (object_type = 'comment' and object_id in (select id::text from chapter_comments where author_id = $1))
       or (object_type = 'application' and object_id in (select id::text from grade_applications where user_id = $1))
       or (object_type = 'work-entry' and object_id in (select id::text from work_entries where user_id = $1))
       or (object_type = 'certificate' and object_id in (select no from certificates where user_id = $1))
       or (object_type = 'report' and object_id in (select id::text from reports where reporter_id = $1)))`,
    [userId],
  );
  // The rest of this transaction may not change the audit.
  await transaction.query(`select set_config('site.audit', '', true)`);
}

/** Takes the words out of what was noted of messages, and forgets what colleagues were told of them. */
export async function forgetMessages(transaction: Queryable, ids: readonly number[]): Promise<void> {
  const those = '(select jsonb_array_elements_text($1::jsonb))';
  await transaction.query(`select set_config('site.audit', 'may-remove', true)`);
  await transaction.query(
    `update audit set before = null, after = null where object_type = 'message' and object_id in ${those}`,
    [JSON.stringify(ids)],
  );
  await transaction.query(`select set_config('site.audit', '', true)`);
  for (const table of ['notices', 'mails'])
    await transaction.query(
      `delete from ${table} where link in (select '${deskPathOf('')}' || jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(ids)],
    );
}

/** A moderator's reasons are personal, too; that something was hidden, and who may not write, stays. */
async function forgetReasons(transaction: Queryable, userId: number): Promise<void> {
  for (const [type, table] of Object.entries(tables)) {
    await transaction.query(
      `update ${table} t set hidden_reason = '已由版主移除' where hidden_at is not null and exists (select 1 from audit a
         where a.actor_id = $1 and a.object_type = '${type}' and a.object_id = t.id::text and a.after->>'hidden' = t.hidden_reason)`,
      [userId],
    );
  }
  // Reasons that a reviewer or an editor gave, where it is kept, and in what the applicant was told.
  const decided = `exists (select 1 from audit a where a.actor_id = $1 and a.object_type in ('application', 'certificate', 'work-entry')
    and coalesce(a.after->>'reason', '') <> '' and `;
  for (const sql of [
    `update grade_applications g set reason = '由评审决定' where reason <> '' and ${decided} a.after->>'reason' = g.reason)`,
    `update certificates c set revoked_reason = '由评审决定' where revoked_at is not null and ${decided} a.after->>'reason' = c.revoked_reason)`,
    `update work_entries e set reason = '由编辑决定' where reason <> '' and ${decided} a.after->>'reason' = e.reason)`,
    `update notices n set text = split_part(text, '，原因：', 1) where kind in ('review', 'award') and ${decided} strpos(n.text, a.after->>'reason') > 0)`,
  ]) {
    await transaction.query(sql, [userId]);
  }
  await transaction.query(
    `update users u set blocked_reason = '已由版主禁止发言' where blocked_until is not null and exists (select 1 from audit a
       where a.actor_id = $1 and a.object_type = 'user' and a.object_id = u.id::text and a.after->>'reason' = u.blocked_reason)`,
    [userId],
  );
}
