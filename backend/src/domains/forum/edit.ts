import type { DataOf, EditedTarget, formerTexts } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { type Reader, mayRead } from '../moderation/hidden';
import { lookAt } from '../spam/look-at';
import { showPictures } from './post-pictures';

interface Target {
  targetType: EditedTarget;
  targetId: number;
}

interface Edit extends Target {
  /** The one that was looked at. */
  version: number;
  /** The title of a question. */
  title?: string;
  content: string;
}

/** The most edits of one text a day: a history is there to be read. */
const EDITS_A_DAY = 20;
/** Entries of a history that are shown; nobody reads further back. */
const SHOWN = 50;

const tables: Readonly<Record<EditedTarget, string>> = { question: 'questions', answer: 'answers' };

/** SQL: which columns of `former_texts` name it. */
const places: Readonly<Record<EditedTarget, string>> = { question: 'question_id', answer: 'answer_id' };

interface Edited {
  authorId: number;
  version: number;
  hidden: boolean;
  title: string | null;
  content: string;
}

/**
 * Puts another text in the place of one's own. What stood there is kept, and moderators look at it anew.
 * @throws Refusal `changed-since` where it was edited meanwhile, `gone` where a moderator removed it
 */
export async function editText(
  transaction: Queryable,
  { targetType, targetId, version, title, content }: Edit,
  userId: number,
): Promise<void> {
  const table = tables[targetType];
  const before = found(await lockText(transaction, { targetType, targetId }));
  if (before.authorId !== userId) throw new Refusal('not-author');
  if (before.hidden) throw new Refusal('gone', {}, '它被移除了，或者正在等人看过，现在不能修改');
  if (before.version !== version) throw new Refusal('changed-since', {}, '这段文字已经在别处改过，请先看看改了什么');
  if (content === before.content && (title ?? before.title) === before.title) return;
  const place = places[targetType];
  const recent = `select count(*)::int as edits from former_texts where ${place} = $1 and replaced_at > now() - interval '1 day'`;
  const { edits } = await onlyRow<{ edits: number }>(transaction, recent, [targetId]);
  if (edits >= EDITS_A_DAY) throw new Refusal('rate-limited', {}, '这段文字今天改得太多次了，请明天再改');
  const keep = `insert into former_texts (${place}, author_id, title, content, written_at)
    select id, author_id, $2, $3, coalesce(edited_at, created_at) from ${table} where id = $1`;
  await transaction.query(keep, [targetId, before.title, before.content]);
  const sql = `update ${table} set ${title === undefined ? '' : 'title = $3, '}content = $2, version = version + 1,
    edited_at = now(), checked_at = null where id = $1`;
  await transaction.query(sql, [targetId, content, ...(title === undefined ? [] : [title])]);
  await lookAt(transaction, { targetType, targetId, text: `${title ?? ''}\n${content}`, authorId: userId });
  await showPictures(transaction, { targetType, targetId, content }, userId);
}

/** Question before answer, as everybody locks them; an answer to what was removed is out of sight with it. */
async function lockText(transaction: Queryable, { targetType, targetId }: Target): Promise<Edited | undefined> {
  if (targetType === 'question') {
    const sql = `select author_id as "authorId", version, hidden_at is not null as hidden, title, content
      from questions where id = $1 for update`;
    return firstRow<Edited>(transaction, sql, [targetId]);
  }
  const question = `select hidden_at is not null as hidden from questions
    where id = (select question_id from answers where id = $1) for update`;
  const above = await firstRow<{ hidden: boolean }>(transaction, question, [targetId]);
  const sql = `select author_id as "authorId", version, hidden_at is not null or $2 as hidden, null as title, content
    from answers where id = $1 for update`;
  return firstRow<Edited>(transaction, sql, [targetId, above?.hidden ?? false]);
}

/** Latest first; null where there is no such text, or the reader may not see it: what is hidden is so with all that it was. */
export async function readFormerTexts(
  database: Queryable,
  { targetType, targetId }: Target,
  { userId, moderates }: Reader,
): Promise<DataOf<typeof formerTexts> | null> {
  const question = targetType === 'question' ? 't.id' : 't.question_id';
  const seen = `select 1 as one from ${tables[targetType]} t join questions q on q.id = ${question}
    where t.id = $1 and ${mayRead('t')} and ${mayRead('q')}`;
  if (!(await firstRow(database, seen, [targetId, userId, moderates]))) return null;
  const sql = `select id, title, content, written_at as "writtenAt", replaced_at as "replacedAt" from former_texts
    where ${places[targetType]} = $1 order by id desc limit ${SHOWN}`;
  type Row = { id: number; title: string | null; content: string; writtenAt: string; replacedAt: string };
  return { items: await database.query<Row>(sql, [targetId]) };
}
