import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Database, type Queryable, onlyRow } from '../../database/database';
import { keepDoing } from '../../keep-doing';
import { queueCalls } from '../hooks/hook-repository';

/** Milliseconds between two looks, and for which an answer is waited. */
const [EVERY, PATIENCE] = [10_000, 5000];
/** SQL: for how long an alarm lasts before it is told, and is away before it is over. One that was not told is forgotten sooner. */
const [LASTS, AWAY, FORGOTTEN] = ['60 seconds', '60 seconds', '25 seconds'].map((time) => `interval '${time}'`);

/** Sentences of one message. */
const SHOWN = 5;

/** A text as JSON in a database takes it. */
const said = z.string().transform((text) => text.replaceAll(/[\0\p{Cs}]/gu, '\ufffd'));
const healthSchema = z.object({
  alarms: z.array(z.object({ kind: said, sentence: said })).default([]),
});

interface Said {
  sentence: string;
}

interface Watching {
  database: Database;
  /** Addresses at which servers say how they are. */
  watched: readonly string[];
}

/** Tells operators what is wrong with the site, once, and once that it is over. */
export function keepWatching(app: FastifyInstance, watching: Watching): void {
  keepDoing(app, { failed: 'the site could not be watched', every: EVERY, work: () => watch(watching) });
}

/** Looks once. The table says what was told: two backends and a restart tell nothing twice. */
export async function watch({ database, watched }: Watching): Promise<void> {
  const raised = new Map((await Promise.all(watched.map(alarmsAt))).flat());
  const { trial, lasts } = await onlyRow<{ trial: string | null; lasts: boolean }>(
    database,
    `select (select value from settings where name = 'restore-failed') as trial, exists (select from alarms) as lasts`,
  );
  if (trial !== null) raised.set('restore', trial);
  // A site that is well is asked, and nothing is written.
  if (raised.size === 0 && !lasts) return;
  await database.transaction(async (transaction) => {
    await transaction.query(
      `insert into alarms (kind, sentence) select key, value from jsonb_each_text($1::jsonb)
       on conflict (kind) do update set sentence = excluded.sentence, seen_at = now()`,
      [JSON.stringify(Object.fromEntries(raised))],
    );
    await tell(transaction);
  });
}

async function tell(transaction: Queryable): Promise<void> {
  const begun = await transaction.query<Said>(
    `update alarms set told_at = now()
     where told_at is null and seen_at = now() and since <= now() - ${LASTS} returning sentence`,
  );
  await tellOperators(transaction, 'alarm.raised', { title: '网站告警', news: begun });
  const over = await transaction.query<Said & { told: boolean }>(
    `delete from alarms where seen_at <= now() - case when told_at is null then ${FORGOTTEN} else ${AWAY} end
     returning sentence, told_at is not null as told`,
  );
  await tellOperators(transaction, 'alarm.ended', { title: '告警解除', news: over.filter(({ told }) => told) });
}

/** What a server says is wrong, by kind: servers that say the same are one alarm. One that does not answer well is another. */
async function alarmsAt(address: string): Promise<(readonly [string, string])[]> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const { alarms } = healthSchema.parse(await response.json());
    const ill = response.ok ? [] : [[address, `${address} answers ${response.status}`] as const];
    return [...alarms.map(({ kind, sentence }) => [kind, sentence] as const), ...ill];
  } catch {
    return [[address, `${address} does not answer`]];
  }
}

/** Queues one mail to each operator who takes mail, and one call of each hook that is on, whatever goes wrong at once. */
async function tellOperators(
  transaction: Queryable,
  event: string,
  { title, news }: { title: string; news: readonly Said[] },
): Promise<void> {
  if (news.length === 0) return;
  const more = news.length > SHOWN ? [`另有 ${news.length - SHOWN} 项`] : [];
  const sentences = news.map(({ sentence }) => sentence).sort();
  const text = [`${title}：${sentences.slice(0, SHOWN).join('\n')}`, ...more].join('\n');
  await transaction.query(
    `insert into mails (to_address, subject, text, link, user_id)
     select email, left(split_part($1, E'\\n', 1), 60), $1, 'desk/', id from users
     where 'operator' = any(roles) and email is not null and mail_notices`,
    [text],
  );
  await queueCalls(transaction, event, { no: '', text, link: 'desk/' });
}
