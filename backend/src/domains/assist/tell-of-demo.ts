import { calendarFile, demoEntry } from '@shared/contract/calendar';
import type { Demo } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { Refusal } from '../../http/refusal';
import type { LinkSigner } from '../../links/link-signer';
import { span } from '../appointments/site-clock';
import { isMailAddress } from './inbox';
import { noteChange } from './message-repository';
import { deskPathOf, tellWorkers } from './tell-workers';
import { queueCalls } from '../hooks/hook-repository';
import { queueMail } from '../mail/queue-mail';

/** ms that a link lasts: longer than any demonstration is ahead. */
const LASTS = 400 * 24 * 60 * 60_000;

/** Words by which who booked a demonstration opens it without a login. */
export function ticketOf(messageId: number, signer: LinkSigner): string {
  return `${messageId}.${signer.ticket(`demo of ${messageId}`, Date.now(), LASTS)}`;
}

/** The message of a ticket. @throws Refusal `link-expired` for one that is forged, too */
export function messageOfTicket(ticket: string, signer: LinkSigner): number {
  const [id = '', ...proof] = ticket.split('.');
  if (/^[1-9]\d{0,8}$/.test(id) && signer.isAlive(proof.join('.'), `demo of ${id}`, Date.now())) return Number(id);
  throw new Refusal('link-expired', {}, '这个链接不对，或者已经过期。请从确认邮件里重新打开，或打电话改时间。');
}

type Change = 'booked' | 'moved' | 'cancelled' | 'soon';

/** For who booked it, and for colleagues. */
const words: Readonly<Record<Change, readonly [subject: string, news: string]>> = {
  booked: ['演示约好了', '约了演示'],
  moved: ['演示改了时间', '演示改了时间'],
  cancelled: ['演示取消了', '演示取消了'],
  soon: ['提醒：明天的演示', '快到演示的时间'],
};

type Ids = Record<'userId' | 'assigneeId' | 'hostId', number | null>;
type Told = Omit<Demo, 'ticket' | 'status'> & Record<'name' | 'contact', string> & Ids;

/** Tells who booked a demonstration (by mail, where that was left), the owner of the message, who gives it, and hooks. */
export async function tellOfDemo(
  transaction: Queryable,
  { messageId, change, by }: { messageId: number; change: Change; by: number | null },
  signer: LinkSigner,
): Promise<void> {
  const sql = `select m.no, m.name, m.contact, m.user_id as "userId", m.assignee_id as "assigneeId", d.host_id as "hostId",
      d.starts_at as "startsAt", d.ends_at as "endsAt", d.sequence, d.changed_at as "changedAt" from demos d join messages m on m.id = d.message_id where m.id = $1`;
  const told = await onlyRow<Told>(transaction, sql, [messageId]);
  const { name, contact, userId, assigneeId, hostId, ...demo } = told;
  const { no } = demo;
  const when = `${span(told.startsAt, told.endsAt)}（北京时间）`;
  const [subject, news] = words[change];
  if (isMailAddress(contact))
    await queueMail(transaction, {
      to: contact,
      subject: `${subject}：${when}`,
      text: `${name}，你好：\n\n${subject}：${when}，留言编号 ${no}。日历文件在附件里；改时间、取消，都在这个链接里：`,
      link: `contactus/#demo=${ticketOf(messageId, signer)}`,
      key: `demo-${messageId}-${told.sequence}-${change}`,
      userId,
      calendar: calendarFile(demoEntry({ ...demo, status: change === 'cancelled' ? 'cancelled' : 'booked' })),
    });
  // Whose message it is was told of a new one with it. Where it is nobody's and nobody gives it any more, everybody is.
  const known = [assigneeId, hostId].filter((id) => id !== null);
  const people = new Set(known.length > 0 || change === 'booked' ? known : [null]);
  if (change === 'booked') people.delete(assigneeId);
  if (by !== null) people.delete(by);
  for (const person of people)
    await tellWorkers(transaction, { id: messageId, assigneeId: person }, `${news}：${when}，留言 ${no}，${name}`);
  if (change === 'soon') return;
  await noteChange(transaction, { messageId, authorId: by, kind: 'note', text: `${news}：${when}` });
  const hooked = { no: '', text: `${news}：${when}，留言 ${no}`, link: deskPathOf(messageId) } as const;
  // What came with the message is told with it.
  if (change !== 'booked') await queueCalls(transaction, `demo.${change}`, hooked, messageId);
}

/** SQL: demonstrations that are told of again, a day before; who booked or moved one later than that remembers. */
const DUE = `d.cancelled_at is null and d.reminded_at is null and d.starts_at > now() and d.changed_at <= d.starts_at - interval '24 hours'`;

/** SQL: when the next reminder is due. */
export const NEXT_REMINDER = `select min(d.starts_at) - interval '24 hours' from demos d where ${DUE}`;

/** Reminds of one demonstration, once. False where none is due. */
export async function remindOfDemo(transaction: Queryable, signer: LinkSigner): Promise<boolean> {
  const sql = `update demos set reminded_at = now() where id = (select d.id from demos d where ${DUE}
      and d.starts_at <= now() + interval '24 hours' order by d.starts_at, d.id limit 1 for update skip locked)
    returning message_id as "messageId"`;
  const due = await firstRow<{ messageId: number }>(transaction, sql);
  if (due) await tellOfDemo(transaction, { ...due, change: 'soon', by: null }, signer);
  return due !== undefined;
}
