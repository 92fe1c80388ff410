import { plainWords } from '@shared/contract/fields';
import { type Queryable, onlyRow } from '../../database/database';
import { queueReview } from '../hooks/review';
import { hold } from '../moderation/hold';
import { type Target, tables } from '../moderation/moderate';
import { type Facts, HELD, scoreOf } from './score';
import { sharedOf, sketchOf } from './sketch';

interface Post extends Target {
  /** All that others would read of it. */
  text: string;
  authorId: number;
}

/**
 * Notes how much a text looks like advertising, in the transaction that writes it, and takes it out of sight until a moderator has looked
 * where it does: true where it is held. Who has a role is not looked at.
 */
export async function lookAt(
  transaction: Queryable,
  { targetType, targetId, text: written, authorId }: Post,
): Promise<boolean> {
  const text = plainWords(written);
  const sketch = sketchOf(text);
  // Who writes the same at the same time waits here, and then sees the other text.
  const [first = 0] = sketch;
  if (sketch.length > 0) await transaction.query('select pg_advisory_xact_lock(7042, $1)', [first]);
  const known = await factsOf(transaction, authorId);
  if (known.official) return false;
  // An answer may quote what it answers.
  const quoted = await transaction.query<{ sketch: number[] }>(
    `select s.sketch from answers a join post_scores s on s.target_type = 'question' and s.target_id = a.question_id
     where $1 = 'answer' and a.id = $2`,
    [targetType, targetId],
  );
  const own = new Set(quoted.flatMap((row) => row.sketch));
  const alike = await transaction.query<{ sketch: number[] }>(
    `select sketch from post_scores where sketch && array(select jsonb_array_elements_text($1::jsonb)::int)
       and made_at > now() - interval '7 days' and (target_type, target_id) <> ($2, $3)
       and not ($2 = 'question' and target_type = 'answer' and target_id in (select id from answers where question_id = $3))
     order by made_at desc limit 50`,
    [JSON.stringify(sketch), targetType, targetId],
  );
  const others = alike.map((row) => row.sketch.filter((hash) => !own.has(hash)));
  const repeated = Math.max(0, ...others.map((other) => sharedOf(sketch, other)));
  const words = await transaction.query<Facts['words'][number]>('select word, points from spam_words order by id');
  const { points, reasons } = scoreOf(text, { ...known, repeated, words });
  await transaction.query(
    `insert into post_scores (target_type, target_id, author_id, points, reasons, sketch)
     values ($1, $2, $3, $4, $5, array(select jsonb_array_elements_text($6::jsonb)::int))
     on conflict (target_type, target_id) do update set points = excluded.points, reasons = excluded.reasons,
       sketch = excluded.sketch, made_at = now()`,
    [targetType, targetId, authorId, points, JSON.stringify(reasons), JSON.stringify(sketch)],
  );
  await queueReview(transaction, { targetType, targetId });
  if (points < HELD) return false;
  await hold(transaction, { targetType, targetId });
  return true;
}

/** Counts that are enough to know an author by. */
const ENOUGH = 30;

async function factsOf(
  transaction: Queryable,
  authorId: number,
): Promise<Pick<Facts, 'posts' | 'removed'> & { official: boolean }> {
  const all = (where: string) =>
    Object.values(tables)
      .map((table) => `(select 1 from ${table} where author_id = $1 and ${where} limit ${ENOUGH})`)
      .join(' union all ');
  // The text itself is among them.
  const sql = `select greatest(0, (select count(*)::int from (${all('hidden_at is null')}) p) - 1) as posts,
      (select count(*)::int from (${all(`hidden_at > now() - interval '90 days' and held_at is null`)}) r) as removed,
      official from users where id = $1`;
  return onlyRow(transaction, sql, [authorId]);
}
