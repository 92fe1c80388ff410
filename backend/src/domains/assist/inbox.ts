import type { InputOf, Message, MessageCase, messageAnswer, messageSave } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { refuseField } from '../../http/wrong-field';
import { type Changed, changeRow } from '../../lists/change-row';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notices/notify';
import { messageColumns, messageSource } from './message-repository';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const keyOf = (answerId: number | string) => `message-answer-${answerId}`;

/** A message with what was answered; null where it is gone. */
export async function messageCaseOf(database: Queryable, id: number): Promise<MessageCase | null> {
  const row = await firstRow<Message>(database, `select ${messageColumns} from ${messageSource} where m.id = $1`, [id]);
  if (!row) return null;
  const sql = `select a.id, case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name, 'avatarUrl', u.avatar_url,
      'official', u.official) end as author, a.subject, a.text, a.made_at as "madeAt", o.state as mail
    from message_answers a left join users u on u.id = a.author_id left join mails o on o.key = 'message-answer-' || a.id
    where a.message_id = $1 order by a.id desc limit 50`;
  const answers = await database.query<MessageCase['answers'][number]>(sql, [id]);
  return { ...row, answers };
}

/** Notes how far a message is: with whom takes it in hand, a new one is 处理中, as its sender was told. */
export async function saveMessage(
  transaction: Queryable,
  { id, version, status, assigneeId, note }: InputOf<typeof messageSave>,
): Promise<Changed> {
  let isTaken = false;
  if (typeof assigneeId === 'number') {
    const operator = `select 1 as one from users where id = $1 and 'operator' = any(roles)`;
    if (!(await firstRow(transaction, operator, [assigneeId]))) refuseField('assigneeId', '只能交给管理员');
    const waits = `select 1 as one from messages where id = $1 and status = 'new' and assignee_id is null`;
    isTaken = (status ?? 'new') === 'new' && (await firstRow(transaction, waits, [id])) !== undefined;
  }
  const columns = { status: isTaken ? 'working' : status, assignee_id: assigneeId, note: note === null ? '' : note };
  return changeRow(transaction, { table: 'messages', id, version, columns });
}

/** Answers a message by mail, which goes out if and only if the answer is kept. */
export async function answerMessage(
  transaction: Queryable,
  { id, version, subject, text }: InputOf<typeof messageAnswer>,
  authorId: number,
): Promise<void> {
  await changeRow(transaction, { table: 'messages', id, version, columns: { status: 'answered' } });
  const sql = `select m.contact, m.no, m.user_id as "userId", lower(u.email) is not distinct from lower(m.contact) as "isOwn"
    from messages m left join users u on u.id = m.user_id where m.id = $1`;
  const { contact, no, userId, isOwn } = await onlyRow<Asked>(transaction, sql, [id]);
  if (!email.test(contact)) refuseField('contact', '对方留的是电话，请打电话回复');
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
