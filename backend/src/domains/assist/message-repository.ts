import type { InputOf, Message, Part, customAssist } from '@shared/contract/endpoints';
import { idBefore, toPart } from '../../http/cursor';
import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

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

/** What visitors left, the latest first. */
export async function readMessages(
  database: Queryable,
  { cursor, size }: { cursor?: string | undefined; size: number },
): Promise<Part<Message>> {
  const sql = `select id, name, contact, company, topic, message, first_visit_url as "firstVisitUrl", received_at as "receivedAt"
    from messages where ($1::int is null or id < $1) order by id desc limit $2`;
  const { items, next } = toPart(await database.query<MessageRow>(sql, [idBefore(cursor), size + 1]), size);
  return { items: items.map((row) => ({ ...row, receivedAt: row.receivedAt.toISOString() })), next };
}
