import type { InputOf, Message, Page, customAssist, messageList } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';

/** What a visitor sends, as the contract has it. */
type MessageForm = InputOf<typeof customAssist>;

interface ReceivedMessage {
  id: number;
  receivedAt: Date;
}

/** Null where the operator keeps no such topic. */
export async function createMessage(
  transaction: Queryable,
  form: MessageForm,
  userId: number | null,
): Promise<ReceivedMessage | null> {
  const { name, contact, company = '', topic, message, firstVisitUrl = '' } = form;
  const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url)
    select $1, $2, $3, $4, $5, $6, $7
    where exists (select 1 from scene_items where scene_code = 'contact-topic' and value = $5)
    returning id, received_at as "receivedAt"`;
  const parameters = [userId, name, contact, company, topic, message, firstVisitUrl];
  return (await firstRow<ReceivedMessage>(transaction, sql, parameters)) ?? null;
}

type MessageRow = Omit<Message, 'receivedAt'> & { receivedAt: Date };

/** What visitors left. */
export async function readMessages(database: Queryable, query: DeskQuery<typeof messageList>): Promise<Page<Message>> {
  const where = new Conditions()
    .search(query.keyword, ['name', 'contact', 'company', 'message'])
    .when(query.topic, (topic) => `topic = ${topic}`);
  const columns =
    'id, name, contact, company, topic, message, first_visit_url as "firstVisitUrl", received_at as "receivedAt"';
  const sorts = { receivedAt: 'received_at', name: 'name' };
  const page = await readList<MessageRow>(database, { columns, from: 'messages', key: 'id', sorts, where }, query);
  return { ...page, items: page.items.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })) };
}
