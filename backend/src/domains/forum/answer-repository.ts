import type { Answer, AnswerSort, Page } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow, onlyRow, personColumn } from '../../database/database';
import { type Reader, hiddenColumn, isKnown, mayRead } from '../moderation/hidden';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { type Paging, offsetOf, pageWith, instantAt, microseconds, type Place, placeOf } from '../../http/place';
import { lookAt } from '../spam/look-at';
import { placeholdersOf, showPictures } from './post-pictures';

interface Marked {
  /** The answer that the asker marked, which stands first; zero where there is none. */
  accepted: number;
  /** The answer that the operators marked, which is behind it; zero where there is none. */
  recommended: number;
}

/** The place at which a list of answers was left. */
interface AnswerPlace extends Place {
  rank: number;
  /** The marks as they stood when the list was begun; an answer marked meanwhile comes in its place. */
  marked: Marked;
}

/** SQL: the place of answer `a` among the marked ones. */
function rankOf(answer: string, accepted: string, recommended: string): string {
  return `case ${answer}.id when ${accepted} then 0 when ${recommended} then 1 else 2 end`;
}

/** SQL: what the unmarked ones are ordered by, highest first, before their number. */
const keys: Readonly<Record<AnswerSort, (answer: string) => string>> = {
  newest: (answer) => `${answer}.created_at`,
  useful: (answer) => `${answer}.like_count`,
};

/** SQL: the key in a cursor, and the key that a cursor stands for. */
const keyAt: Readonly<Record<AnswerSort, { of: string; from: (parameter: string) => string }>> = {
  newest: { of: microseconds('a.created_at'), from: instantAt },
  useful: { of: 'a.like_count::text', from: (parameter) => `${parameter}::bigint` },
};

/** Returns null from the beginning. A cursor of another order is refused. */
function answerPlaceOf(cursor: string | undefined, sort: AnswerSort): AnswerPlace | null {
  const place = placeOf(cursor, new RegExp(`^${sort}-[012]-\\d{1,10}-\\d{1,10}$`));
  if (!place) return null;
  const [, rank, accepted, recommended] = place.extra.split('-').map(Number);
  return { ...place, rank: rank ?? 2, marked: { accepted: accepted ?? 0, recommended: recommended ?? 0 } };
}

function extraOf(sort: AnswerSort, rank: number, { accepted, recommended }: Marked): string {
  return [sort, rank, accepted, recommended].join('-');
}

interface AnswerFilter extends Paging {
  questionId: number;
  answerId?: number | undefined;
  sort?: AnswerSort | undefined;
}

const select = `select a.id, a.question_id as "questionId", case when ${mayRead('a')} then a.content else '' end as content, ${placeholdersOf('a')}, ${personColumn('u')} as author, a.like_count as "likeCount",
    exists (select 1 from likes where target_type = 'answer' and target_id = a.id and user_id = $2) as liked,
    q.recommended_answer_id is not distinct from a.id as recommended,
    q.accepted_answer_id is not distinct from a.id as accepted, a.created_at as "createdAt", a.edited_at as "editedAt", a.version,
    a.author_id is not distinct from $2 as mine,
    ${hiddenColumn('a')}`;

const joins = 'answers a join users u on u.id = a.author_id join questions q on q.id = a.question_id';

export function answerRepository(database: Database) {
  return {
    /** The accepted one first, then the recommended one, then the latest or the most useful ones. Null where there is no such question. */
    async query(
      { questionId, answerId, sort = 'newest', page: asked, size, cursor }: AnswerFilter,
      { userId, moderates }: Reader,
    ): Promise<Page<Answer> | null> {
      const place = answerPlaceOf(cursor, sort);
      // Answers of a question are hidden from those who may not see the question.
      const question = await firstRow<{ total: number; readable: boolean; accepted: number; recommended: number }>(
        database,
        `select q.answer_count as total, ${mayRead('q')} as readable, coalesce(q.accepted_answer_id, 0) as accepted,
           coalesce(q.recommended_answer_id, 0) as recommended
         from questions q where q.id = $1`,
        [questionId, userId, moderates],
      );
      if (!question) return null;
      if (!question.readable) return { items: [], total: 0, page: 1, size, next: null };
      const page =
        place || answerId === undefined
          ? asked
          : ((await pageOfAnswer(database, { questionId, answerId, size, sort })) ?? asked);
      const marked = place?.marked ?? { accepted: question.accepted, recommended: question.recommended };
      const rank = rankOf('a', '$9::int', '$10::int');
      const key = keys[sort]('a');
      const { of: at, from } = keyAt[sort];
      const rows = await database.query<Answer & { at: string; rank: number }>(
        `${select}, ${at} as at, ${rank} as rank from ${joins} where a.question_id = $1 and ${isKnown('a')}
           and ($6::int is null or ${rank} > $6 or (${rank} = $6 and (${key}, a.id) < (${from('$7')}, $8::bigint)))
         order by rank, ${key} desc, a.id desc limit $4 offset $5`,
        [
          questionId,
          userId,
          moderates,
          size + 1,
          offsetOf({ page, size, cursor }),
          place?.rank ?? null,
          place?.at ?? null,
          place?.id ?? null,
          marked.accepted,
          marked.recommended,
        ],
      );
      const part = pageWith(rows, { page, size, total: question.total }, (row) => ({
        at: row.at,
        id: row.id,
        extra: extraOf(sort, row.rank, marked),
      }));
      return { ...part, items: part.items.map(({ at: _at, rank: _rank, ...row }) => row) };
    },

    /** Deletes an answer, by its author alone; the question's marks of it go with it (`on delete set null`). */
    delete: (answerId: number, userId: number): Promise<void> =>
      database.transaction(async (transaction) => {
        const find = 'select question_id as "questionId", author_id as "authorId" from answers where id = $1';
        const answer = found(await firstRow<{ questionId: number; authorId: number }>(transaction, find, [answerId]));
        if (answer.authorId !== userId) throw new Refusal('not-author');
        // Question before answer, as everybody locks them.
        await transaction.query('select 1 as one from questions where id = $1 for update', [answer.questionId]);
        await transaction.query('select 1 as one from answers where id = $1 for update', [answerId]);
        await transaction.query(`delete from likes where target_type = 'answer' and target_id = $1`, [answerId]);
        const gone = 'delete from answers where id = $1 returning held_at is not null as held';
        const { held } = found(await firstRow<{ held: boolean }>(transaction, gone, [answerId]));
        if (!held) await countAnswer(transaction, answer.questionId, -1);
        await forgetRepeats(transaction, userId);
      }),
  };
}

/** Adds an answer; null where there is no such question. */
export async function createAnswer(
  transaction: Queryable,
  { questionId, content }: { questionId: number; content: string },
  userId: number,
): Promise<Answer | null> {
  const open = 'select 1 as one from questions where id = $1 and hidden_at is null for update';
  if (!(await firstRow(transaction, open, [questionId]))) return null;
  const { id } = await onlyRow<{ id: number }>(
    transaction,
    'insert into answers (question_id, author_id, content) values ($1, $2, $3) returning id',
    [questionId, userId, content],
  );
  const post = { targetType: 'answer', targetId: id } as const;
  await countAnswer(transaction, questionId, 1);
  await lookAt(transaction, { ...post, text: content, authorId: userId });
  await showPictures(transaction, { ...post, content }, userId);
  return answerDetail(transaction, id, userId);
}

/** Reads an answer as its author sees it. */
export async function answerDetail(transaction: Queryable, id: number, userId: number): Promise<Answer> {
  const sql = `${select} from ${joins} where a.id = $1`;
  return onlyRow<Answer>(transaction, sql, [id, userId, false]);
}

async function countAnswer(transaction: Queryable, questionId: number, difference: number): Promise<void> {
  await transaction.query('update questions set answer_count = answer_count + $2 where id = $1', [
    questionId,
    difference,
  ]);
}

/** The page that an answer stands on, for deep links; null where it is not an answer of the question. */
async function pageOfAnswer(
  database: Queryable,
  { questionId, answerId, size, sort }: { questionId: number; answerId: number; size: number; sort: AnswerSort },
): Promise<number | null> {
  const rank = (answer: string) => rankOf(answer, 'q.accepted_answer_id', 'q.recommended_answer_id');
  const key = keys[sort];
  const sql = `select (select count(*) from answers b where b.question_id = a.question_id
      and (${rank('b')} < ${rank('a')}
        or (${rank('b')} = ${rank('a')} and (${key('b')}, b.id) > (${key('a')}, a.id))))::int as before
    from answers a join questions q on q.id = a.question_id where a.id = $1 and a.question_id = $2`;
  const row = await firstRow<{ before: number }>(database, sql, [answerId, questionId]);
  return row ? Math.floor(row.before / size) + 1 : null;
}
