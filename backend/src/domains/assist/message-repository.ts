import type { InputOf, MyMessage, customAssist, messageList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { instantColumn } from '../../database/instant-text';
import { personColumn } from '../../database/person-columns';
import { Conditions, type DeskQuery } from '../../lists/read-list';

/** A visitor's message, as the contract has it. */
type MessageForm = InputOf<typeof customAssist>;

interface ReceivedMessage {
  id: number;
  no: string;
  receivedAt: string;
}

/** Adds a message; null where the operator keeps no such topic. */
export async function createMessage(
  transaction: Queryable,
  form: MessageForm,
  userId: number | null,
): Promise<ReceivedMessage | null> {
  const { name, contact, company = '', topic, message, firstVisitUrl = '' } = form;
  const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url)
    select $1, $2, $3, $4, $5, $6, $7
    where exists (select 1 from scene_items where scene_code = 'contact-topic' and value = $5)
    returning id, no, received_at as "receivedAt"`;
  const parameters = [userId, name, contact, company, topic, message, firstVisitUrl];
  return (await firstRow<ReceivedMessage>(transaction, sql, parameters)) ?? null;
}

export const messageColumns = `m.id, m.no, m.name, m.contact, m.company, m.topic, m.message, m.first_visit_url as "firstVisitUrl",
  m.received_at as "receivedAt", m.status, m.assignee_id as "assigneeId",
  case when p.id is not null then ${personColumn('p')} end as assignee, m.note, m.version`;

export const messageSource = 'messages m left join users p on p.id = m.assignee_id';

/** A person's own messages, with their answers. */
export async function readOwnMessages(database: Queryable, userId: number): Promise<MyMessage[]> {
  const sql = `select m.id, m.no, m.topic, m.message, m.received_at as "receivedAt", m.status,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'subject', a.subject, 'text', a.text,
          'madeAt', ${instantColumn('a.made_at')}) order by a.id desc), '[]'::jsonb)
        from message_answers a where a.message_id = m.id) as answers
    from messages m where m.user_id = $1 order by m.received_at desc, m.id desc limit 50`;
  return database.query<MyMessage>(sql, [userId]);
}

/** Messages that visitors left; `asker` is the operator who reads them. */
export function messageRows(query: DeskQuery<typeof messageList>, asker: number) {
  const where = new Conditions()
    .search(query.keyword, ['m.no', 'm.name', 'm.contact', 'm.company', 'm.message'])
    .when(query.topic, (topic) => `m.topic = ${topic}`)
    .when(query.status, (status) => `m.status = ${status}`)
    .when(query.from, (from) => `m.received_at >= ${from}::timestamptz`)
    .when(query.until, (until) => `m.received_at < ${until}::timestamptz`);
  if (query.assigned === 'me') where.when(asker, (me) => `m.assignee_id = ${me}`);
  if (query.assigned === 'nobody') where.always('m.assignee_id is null');
  const sorts = { receivedAt: 'm.received_at', name: 'm.name', status: 'm.status' };
  return { columns: messageColumns, from: messageSource, key: 'm.id', sorts, where };
}
