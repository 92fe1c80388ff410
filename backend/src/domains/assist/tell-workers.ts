import type { Queryable } from '../../database/database';
import { notifyAll } from '../notices/notify';

/** Path of a message at the desk, below the site's base path; what was told of it is found by this, too. */
export const deskPathOf = (messageId: number | string) => `desk/#/messages/${messageId}`;

/** Everybody of sales; operators where there is nobody. */
const EVERYBODY = `select id from users where 'sales' = any(roles)
  or ('operator' = any(roles) and not exists (select from users where 'sales' = any(roles)))`;

/** Tells the owner of a message something about it, or everybody who works on messages where it has none. */
export async function tellWorkers(
  transaction: Queryable,
  { id, assigneeId }: { id: number; assigneeId: number | null },
  text: string,
): Promise<void> {
  const everybody = assigneeId === null ? await transaction.query<{ id: number }>(EVERYBODY) : [{ id: assigneeId }];
  const people = everybody.map((person) => person.id);
  await notifyAll(transaction, people, { kind: 'reply', text, link: deskPathOf(id) });
}
