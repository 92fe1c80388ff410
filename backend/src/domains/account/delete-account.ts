import { type Queryable, firstRow } from '../../database/database';
import { writeAudit } from '../../audit/audit-log';
import { found, Refusal } from '../../http/refusal';
import { likedTables } from '../likes/like-repository';
import { ownedRows } from '../../tables/of-persons';
import { forgetTargets, nobody, oneOf } from '../users/nobody';
import { forgetMessages, redactAudit } from './redact-audit';

/** Work that is left once the deletion is committed. */
export interface Deleted {
  /** Hashes of the tokens of the logins that ended. */
  sessions: { hash: string }[];
  /** Names of files that are nobody's now. */
  files: string[];
}

interface Leaving {
  userId: number;
  /** Whoever does it, and their login. */
  by: number;
  sessionId: number;
  /** Whether answers that helped stay, under nobody's name. */
  keepAnswers: boolean;
}

/**
 * Takes a person out of every table. What others answered stays, with the questions that it answers, under an account that is
 * nobody's. Locks go person, questions, answers, works, chapters, comments, each by number, as everybody locks them.
 */
export async function deleteAccount(
  transaction: Queryable,
  { userId, by, sessionId, keepAnswers }: Leaving,
): Promise<Deleted> {
  // Operators wait for one another here: of the last two, one must stay.
  const operators = `select id from users where 'operator' = any(roles) order by id for update`;
  const others = (await transaction.query<{ id: number }>(operators)).filter(({ id }) => id !== userId);
  const lock = `select id, name, 'operator' = any(roles) as operates from users where id = $1 for update`;
  const { operates } = found(await firstRow<{ operates: boolean }>(transaction, lock, [userId]));
  if (operates && others.length === 0) throw new Refusal('last-operator');

  const questions = await idsOf(
    transaction,
    `select id from questions where author_id = $1 or id in (select question_id from answers where author_id = $1)
     order by id for update`,
    userId,
  );
  const lockAnswers = 'select id from answers where author_id = $1 order by id for update';
  await idsOf(transaction, lockAnswers, userId);
  await redactAudit(transaction, userId);
  if (keepAnswers) await leaveAnswers(transaction, userId);
  const answers = await idsOf(transaction, lockAnswers, userId);
  await forgetMessages(transaction, await idsOf(transaction, 'select id from messages where user_id = $1', userId));
  // Their notes and reasons about others' messages go; that a stage changed stays.
  await transaction.query(`delete from message_notes where author_id = $1 and kind = 'note'`, [userId]);
  await transaction.query(`update message_notes set text = '' where author_id = $1`, [userId]);
  await takeLikesBack(transaction, userId);
  await deleteAnswers(transaction, { userId, questions, answers });
  await deleteQuestions(transaction, userId);
  // Entries go before works, in the order in which publishing locks them.
  await transaction.query('delete from work_entries where user_id = $1', [userId]);
  await deleteWorks(transaction, userId);
  await transaction.query('select 1 as one from chapter_comments where author_id = $1 order by id for update', [
    userId,
  ]);
  for (const { table, column } of ownedRows)
    await transaction.query(`delete from ${table} where ${column} = $1`, [userId]);
  const files = await transaction.query<{ id: string }>('delete from uploads where user_id = $1 returning id', [
    userId,
  ]);
  const unfinished = await transaction.query<{ id: string }>(
    'delete from desk_files where user_id = $1 and done_at is null returning id',
    [userId],
  );
  // Published files stay, without their uploader.
  await transaction.query(`update desk_files set user_id = null, name = '' where user_id = $1`, [userId]);
  // Words of the site are not a person's, but for what was noted beside them.
  await transaction.query(`update content_publications set author_id = null, note = '' where author_id = $1`, [userId]);
  const ended = 'delete from sessions where user_id = $1 returning token_hash as hash';
  const sessions = await transaction.query<{ hash: string }>(ended, [userId]);
  // Jump tokens, kept answers and reading marks go with the person.
  await transaction.query('delete from users where id = $1', [userId]);
  await writeAudit(transaction, {
    action: 'accountDelete',
    actorId: by,
    sessionId,
    note: { objectType: 'user', objectId: userId },
  });
  return { sessions, files: [...files, ...unfinished].map(({ id }) => id) };
}

async function idsOf(transaction: Queryable, sql: string, userId: number): Promise<number[]> {
  return (await transaction.query<{ id: number }>(sql, [userId])).map(({ id }) => id);
}

/** Answers that an asker accepted stay as they are now, without the name. */
async function leaveAnswers(transaction: Queryable, userId: number): Promise<void> {
  const leave = `update answers a set author_id = $2 where author_id = $1 and hidden_at is null
    and exists (select 1 from questions q where q.accepted_answer_id = a.id and q.author_id <> $1)`;
  await transaction.query(leave, [userId, await nobody(transaction)]);
}

interface Answers {
  userId: number;
  /** The questions, among them all that are answered. */
  questions: readonly number[];
  answers: readonly number[];
}

async function deleteAnswers(transaction: Queryable, { userId, questions, answers }: Answers): Promise<void> {
  await forgetTargets(transaction, 'answer', answers);
  // The recommendation goes with the answer (`on delete set null`).
  await transaction.query('delete from answers where author_id = $1', [userId]);
  await transaction.query(
    `update questions q set answer_count = (select count(*) from answers a where a.question_id = q.id and a.held_at is null) where ${oneOf('q.id')}`,
    [JSON.stringify(questions)],
  );
}

/** Questions that others answered stay, without the name. */
async function deleteQuestions(transaction: Queryable, userId: number): Promise<void> {
  const sql = 'delete from questions where author_id = $1 and answer_count = 0 returning id';
  const gone = await idsOf(transaction, sql, userId);
  await forgetTargets(transaction, 'question', gone);
  if (!(await firstRow(transaction, 'select 1 as one from questions where author_id = $1', [userId]))) return;
  const keep = 'update questions set author_id = $2 where author_id = $1';
  await transaction.query(keep, [userId, await nobody(transaction)]);
}

async function deleteWorks(transaction: Queryable, userId: number): Promise<void> {
  const works = await idsOf(transaction, 'delete from works where author_id = $1 returning id', userId);
  await forgetTargets(transaction, 'work', works);
}

/** Takes back everything that a person liked, with the counters. */
async function takeLikesBack(transaction: Queryable, userId: number): Promise<void> {
  for (const [type, table] of Object.entries(likedTables)) {
    const liked = `id in (select target_id from likes where target_type = '${type}' and user_id = $1)`;
    // Rows are locked by number, so that two who leave at once never wait for each other.
    await transaction.query(`select 1 as one from ${table} where ${liked} order by id for update`, [userId]);
    await transaction.query(`update ${table} set like_count = like_count - 1 where ${liked}`, [userId]);
  }
  await transaction.query('delete from likes where user_id = $1', [userId]);
}
