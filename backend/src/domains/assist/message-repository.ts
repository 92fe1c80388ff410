import type { DataOf, Demo, InputOf, MyMessage, customAssist, messageList } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow, instantColumn, personColumn } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { SITE_TIME_ZONE } from '../../site-time-zone';
import { beginningOf } from '../../words/words';
import { span } from '../appointments/site-clock';
import { queueCalls } from '../hooks/hook-repository';
import { takeTurn } from './lead-rules';
import { deskPathOf, tellWorkers } from './tell-workers';

type ReceivedMessage = Required<DataOf<typeof customAssist>>;

/** Characters of a message that a colleague is told at once. */
const EXCERPT = 120;

/** Adds a message, gives it to whose turn it is, books what was asked for with it, and tells of it. */
export async function receiveMessage(
  transaction: Queryable,
  form: InputOf<typeof customAssist>,
  { userId, region, book }: { userId: number | null; region: string; book: (id: number) => Promise<Demo | null> },
): Promise<ReceivedMessage> {
  const { name, contact, company = '', message, firstVisitUrl = '' } = form;
  const known = `select label from scene_items where scene_code = 'contact-topic' and value = $1`;
  const topic = await firstRow<{ label: string }>(transaction, known, [form.topic]);
  if (!topic) refuseField('topic', '没有这个主题');
  const assigneeId = await takeTurn(transaction, form.topic, region);
  const campaign = campaignIn(firstVisitUrl);
  const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url, campaign, region, assignee_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, no, received_at as "receivedAt"`;
  const parameters = [userId, name, contact, company, form.topic, message, firstVisitUrl, campaign, region, assigneeId];
  const received = await onlyRow<Omit<ReceivedMessage, 'demo'>>(transaction, sql, parameters);
  const { id, no } = received;
  if (assigneeId !== null)
    await noteChange(transaction, { messageId: id, authorId: null, kind: 'owner', ownerId: assigneeId });
  const who = company === '' ? name : `${name}，${company}`;
  const booked = await book(id);
  const demo = booked ? `${span(booked.startsAt, booked.endsAt)}（北京时间）` : '';
  const text = `新留言（${topic.label}）：${who}${demo && `，约了 ${demo} 的演示`}：${beginningOf(message, EXCERPT)}`;
  await tellWorkers(transaction, { id, assigneeId }, text.replaceAll(/\s+/g, ' '));
  const link = deskPathOf(id);
  const lead = { no, topic: topic.label, name, company, contact, message, campaign, region, demo, link };
  await queueCalls(transaction, 'message.received', lead, id);
  return { ...received, demo: booked };
}

function campaignIn(address: string): string {
  const query = /\?([^#]*)/.exec(address)?.[1];
  return beginningOf((new URLSearchParams(query).get('utm_campaign') ?? '').replaceAll('\0', ''), 100);
}

interface Change {
  messageId: number;
  /** Null where the site did it by a rule. */
  authorId: number | null;
  kind: 'note' | 'status' | 'owner';
  text?: string;
  status?: string;
  ownerId?: number | null;
}

/** Adds a note, or a change of stage or owner, to what was done about a message. */
export async function noteChange(
  transaction: Queryable,
  { messageId, authorId, kind, text = '', status, ownerId = null }: Change,
): Promise<void> {
  const sql = `insert into message_notes (message_id, author_id, kind, text, status, owner_id) values ($1, $2, $3, $4, $5, $6)`;
  await transaction.query(sql, [messageId, authorId, kind, text, status ?? null, ownerId]);
}

export const messageColumns = `m.id, m.no, m.name, m.contact, m.company, m.topic, m.message, m.first_visit_url as "firstVisitUrl",
  m.campaign, m.region, m.received_at as "receivedAt", m.status, m.assignee_id as "assigneeId", m.follow_at as "followAt",
  case when p.id is not null then ${personColumn('p')} end as assignee, m.version`;

export const messageSource = 'messages m left join users p on p.id = m.assignee_id';

/** A person's own messages, with their answers; their sender is not told what becomes of them as business. */
export async function readOwnMessages(database: Queryable, userId: number): Promise<MyMessage[]> {
  const sql = `select m.id, m.no, m.topic, m.message, m.received_at as "receivedAt",
      case when m.status = 'new' then case when m.assignee_id is null then 'new' else 'working' end
        when m.status in ('contacted', 'opportunity') then 'answered' else 'closed' end as status,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'subject', a.subject, 'text', a.text,
          'madeAt', ${instantColumn('a.made_at')}) order by a.id desc), '[]'::jsonb)
        from message_answers a where a.message_id = m.id) as answers
    from messages m where m.user_id = $1 order by m.received_at desc, m.id desc limit 50`;
  return database.query<MyMessage>(sql, [userId]);
}

/** Messages that visitors left; `asker` is the person who reads them. */
export function messageRows(query: DeskQuery<typeof messageList>, asker: number) {
  const where = new Conditions()
    .search(query.keyword, ['m.no', 'm.name', 'm.contact', 'm.company', 'm.message'])
    .when(query.topic, (topic) => `m.topic = ${topic}`)
    .when(query.status, (status) => `m.status = ${status}`)
    .when(query.campaign, (campaign) => `m.campaign = ${campaign}`)
    .when(query.region, (region) => `m.region = ${region}`)
    .when(query.from, (from) => `m.received_at >= ${from}::timestamptz`)
    .when(query.until, (until) => `m.received_at < ${until}::timestamptz`);
  if (query.assigned === 'me') where.when(asker, (me) => `m.assignee_id = ${me}`);
  if (query.assigned === 'nobody') where.always('m.assignee_id is null');
  if (query.follow)
    where
      .when(
        SITE_TIME_ZONE,
        (zone) =>
          `m.follow_at < (date_trunc('day', now() at time zone ${zone}) + interval '1 day') at time zone ${zone}`,
      )
      .always(`m.status not in ('won', 'invalid')`);
  const sorts = { receivedAt: 'm.received_at', name: 'm.name', status: 'm.status' };
  return { columns: messageColumns, from: messageSource, key: 'm.id', sorts, where };
}
