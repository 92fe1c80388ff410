import type { InputOf, Message, MessageCase, messageAnswer, messageSave } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow, personColumn } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { type Changed, changeRow } from '../../lists/change-row';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notices/notify';
import { refuseIdle } from './lead-rules';
import { messageColumns, messageSource, noteChange } from './message-repository';
import { tellWorkers } from './tell-workers';

export const isMailAddress = (contact: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact);

const keyOf = (answerId: number | string) => `message-answer-${answerId}`;

const person = (name: string) => `case when ${name}.id is not null then ${personColumn(name)} end`;

/** A message with what was done about it; null where it is gone. */
export async function messageCaseOf(database: Queryable, id: number): Promise<MessageCase | null> {
  const row = await firstRow<Message>(database, `select ${messageColumns} from ${messageSource} where m.id = $1`, [id]);
  if (!row) return null;
  const thread = `select 'answer' as kind, a.id, ${person('u')} as author, a.subject, a.text, a.made_at as "madeAt", o.state as mail,
      null as status, null::jsonb as owner
    from message_answers a left join users u on u.id = a.author_id left join mails o on o.key = 'message-answer-' || a.id
    where a.message_id = $1
    union all select n.kind, n.id, ${person('u')}, '', n.text, n.made_at, null, n.status, ${person('w')}
    from message_notes n left join users u on u.id = n.author_id left join users w on w.id = n.owner_id where n.message_id = $1
    order by "madeAt" desc, kind, id desc limit 200`;
  const related = `select r.id, r.no, r.received_at as "receivedAt", r.status, r.topic, r.message from messages m
    join messages r on r.id <> m.id and (r.user_id = m.user_id or (r.contact_key = m.contact_key and m.contact_key <> ''))
    where m.id = $1 order by r.received_at desc, r.id desc limit 20`;
  return { ...row, thread: await database.query(thread, [id]), related: await database.query(related, [id]) };
}

/** Notes how far a message is, who has it in hand, and when they are reminded. */
export async function saveMessage(
  transaction: Queryable,
  { id, version, status, reason = '', assigneeId, followAt }: InputOf<typeof messageSave>,
  authorId: number,
): Promise<Changed> {
  if (status === 'invalid' && reason === '') refuseField('reason', '请写为什么无效');
  if (typeof assigneeId === 'number') await refuseIdle(transaction, 'assigneeId', assigneeId);
  const columns = { status, assignee_id: assigneeId, follow_at: followAt };
  const changed = await changeRow(transaction, { table: 'messages', id, version, columns });
  const by = { messageId: id, authorId };
  if (status && 'status' in changed.after)
    await noteChange(transaction, { ...by, kind: 'status', status, text: reason });
  if (assigneeId !== undefined && 'assignee_id' in changed.after) {
    await noteChange(transaction, { ...by, kind: 'owner', ownerId: assigneeId });
    if (assigneeId !== null && assigneeId !== authorId)
      await tellWorkers(transaction, { id, assigneeId }, '有一条留言交给了你');
  }
  return changed;
}

/** Answers a message by mail, which goes out if and only if the answer is kept. */
export async function answerMessage(
  transaction: Queryable,
  { id, version, subject, text }: InputOf<typeof messageAnswer>,
  authorId: number,
): Promise<void> {
  const isNew = await firstRow(transaction, `select 1 as one from messages where id = $1 and status = 'new'`, [id]);
  const columns = isNew ? { status: 'contacted' } : {};
  await changeRow(transaction, { table: 'messages', id, version, columns });
  if (isNew) await noteChange(transaction, { messageId: id, authorId, kind: 'status', status: 'contacted' });
  const sql = `select m.contact, m.no, m.user_id as "userId", lower(u.email) is not distinct from lower(m.contact) as "isOwn"
    from messages m left join users u on u.id = m.user_id where m.id = $1`;
  const { contact, no, userId, isOwn } = await onlyRow<Asked>(transaction, sql, [id]);
  if (!isMailAddress(contact)) refuseField('contact', '对方留的是电话，请打电话回复');
  const answer = `insert into message_answers (message_id, author_id, subject, text) values ($1, $2, $3, $4) returning id`;
  const made = await onlyRow<{ id: number }>(transaction, answer, [id, authorId, subject, text]);
  await queueMail(transaction, { to: contact, subject, text, key: keyOf(made.id), userId });
  if (userId === null) return;
  const notice = { kind: 'reply', text: `你的留言 ${no} 有了回复：${subject}`, link: 'my/?tab=messages' } as const;
  // A person who has the answer itself in this mailbox needs no mail about it.
  await notify(transaction, { ...notice, userId, byMail: !isOwn });
}

interface Asked {
  contact: string;
  no: string;
  userId: number | null;
  /** Whether notices to the sender go to the address that they left. */
  isOwn: boolean;
}
