import type { FastifyInstance } from 'fastify';
import { type Database, firstRow } from '../../database/database';
import { keepDoing, msUntil } from '../../keep-doing';
import type { LinkSigner } from '../../links/link-signer';
import { NEXT_REMINDER, remindOfDemo } from './tell-of-demo';
import { tellWorkers } from './tell-workers';

const EVERY = 30_000;

/** SQL: messages whose reminder was set and not given yet; one that ended needs none. */
const WAITING = `follow_at is not null and (reminded_at is null or reminded_at < follow_at) and status not in ('won', 'invalid')`;

/** Reminds of one message that is due. False where none is. */
export function remindNext(database: Database): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const sql = `update messages set reminded_at = now() where id = (select id from messages where follow_at <= now() and ${WAITING}
        order by follow_at, id limit 1 for update skip locked)
      returning id, no, name, topic, assignee_id as "assigneeId"`;
    const due = await firstRow<{ id: number; no: string; name: string; assigneeId: number | null }>(transaction, sql);
    if (due) await tellWorkers(transaction, due, `该跟进了：留言 ${due.no}，${due.name}`);
    return due !== undefined;
  });
}

/** Reminds the owners of messages, and all whom a demonstration concerns, at their time; several processes may, and each is told once. */
export function keepFollowing(
  app: FastifyInstance,
  { database, signer }: { database: Database; signer: LinkSigner },
): void {
  keepDoing(app, {
    failed: 'reminders could not be given',
    every: EVERY,
    listen: (heard) => database.listen(heard),
    due: () =>
      msUntil(database, `select least((select min(follow_at) from messages where ${WAITING}), (${NEXT_REMINDER}))`),
    work: async (closing) => {
      while (!closing.aborted && (await remindNext(database)));
      const remind = () => database.transaction((transaction) => remindOfDemo(transaction, signer));
      while (!closing.aborted && (await remind()));
    },
  });
}
