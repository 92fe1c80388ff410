import type { Answer, Page } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { type Reader, hiddenColumn, mayRead } from './hidden';
import { forgetRepeats } from '../../http/idempotency';
import { instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { personColumn } from '../../database/person-columns';
import { repositoryPlugin } from '../../database/repository-plugin';
import { pageOfAnswer } from './page-of-answer';

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerRepository;
  }
}

export type AnswerRepository = ReturnType<typeof answerRepository>;

interface AnswerFilter {
  questionId: number;
  answerId?: number | undefined;
  page: number;
  size: number;
  cursor?: string | undefined;
}

type AnswerRow = Omit<Answer, 'createdAt'> & { createdAt: Date };

const select = `select a.id, a.question_id as "questionId", case when ${mayRead('a')} then a.content else '' end as content, ${personColumn('u')} as author, a.like_count as "likeCount",
    exists (select 1 from likes where target_type = 'answer' and target_id = a.id and user_id = $2) as liked,
    q.recommended_answer_id is not distinct from a.id as recommended, a.created_at as "createdAt", a.author_id is not distinct from $2 as mine,
    ${hiddenColumn('a')}`;

const joins = 'answers a join users u on u.id = a.author_id join questions q on q.id = a.question_id';

/** Microseconds of an instant that no answer is later than. */
const END_OF_TIME = '9999999999999999';

const toAnswer = (row: AnswerRow): Answer => ({ ...row, createdAt: row.createdAt.toISOString() });

export function answerRepository(database: Database) {
  return {
    /** The recommended one first, then the latest. Null where there is no such question. */
    async query(
      { questionId, answerId, page: asked, size, cursor }: AnswerFilter,
      { userId, moderates }: Reader,
    ): Promise<Page<Answer> | null> {
      const place = placeOf(cursor, /^\d{0,10}$/);
      // Whoever may not see a question sees no answers of it.
      const question = await firstRow<{ total: number; readable: boolean; first: number | null }>(
        database,
        `select q.answer_count as total, ${mayRead('q')} as readable, q.recommended_answer_id as first
         from questions q where q.id = $1`,
        [questionId, userId, moderates],
      );
      if (!question) return null;
      if (!question.readable) return { items: [], total: 0, page: 1, size, next: null };
      const page =
        place || answerId === undefined
          ? asked
          : ((await pageOfAnswer(database, { questionId, answerId, size })) ?? asked);
      // The one that stood first when the list was begun; another that is recommended meanwhile comes in its place.
      const first = place ? Number(place.extra) : (question.first ?? 0);
      const rows = await database.query<AnswerRow & { at: string }>(
        `${select}, ${microseconds('a.created_at')} as at from ${joins} where a.question_id = $1
           and ($6::text is null or (a.id <> $8::bigint and (a.created_at, a.id) < (${instantAt('$6')}, $7::bigint)))
         order by (a.id = $8::bigint) desc, a.created_at desc, a.id desc limit $4 offset $5`,
        [
          ...[questionId, userId, moderates, size + 1, offsetOf({ page, size, cursor })],
          ...[place?.at ?? null, place?.id ?? null, first],
        ],
      );
      const part = pageWith(rows, { page, size, total: question.total }, ({ at, id }) =>
        // Below the first one stand all others.
        ({ ...(id === first ? { at: END_OF_TIME, id: 0 } : { at, id }), extra: String(first) }),
      );
      return { ...part, items: part.items.map(({ at: _at, ...row }) => toAnswer(row)) };
    },

    /** By its author alone; the question's recommendation of it goes with it (`on delete set null`). */
    delete: (answerId: number, userId: number): Promise<'deleted' | 'not-found' | 'not-author'> =>
      database.transaction(async (transaction) => {
        const answer = await firstRow<{ questionId: number; authorId: number }>(
          transaction,
          'select question_id as "questionId", author_id as "authorId" from answers where id = $1',
          [answerId],
        );
        if (!answer) return 'not-found';
        if (answer.authorId !== userId) return 'not-author';
        // Question before answer, as everybody locks them.
        await transaction.query('select 1 as one from questions where id = $1 for update', [answer.questionId]);
        await transaction.query('select 1 as one from answers where id = $1 for update', [answerId]);
        await transaction.query(`delete from likes where target_type = 'answer' and target_id = $1`, [answerId]);
        const deleted = await transaction.query('delete from answers where id = $1 returning id', [answerId]);
        if (deleted.length === 0) return 'not-found';
        await countAnswer(transaction, answer.questionId, -1);
        await forgetRepeats(transaction, userId);
        return 'deleted';
      }),
  };
}

/** Null where there is no such question. */
export async function createAnswer(
  transaction: Queryable,
  { questionId, content }: { questionId: number; content: string },
  userId: number,
): Promise<Answer | null> {
  const open = 'select 1 as one from questions where id = $1 and hidden_at is null for update';
  if (!(await firstRow(transaction, open, [questionId]))) return null;
  await countAnswer(transaction, questionId, 1);
  const { id } = await onlyRow<{ id: number }>(
    transaction,
    'insert into answers (question_id, author_id, content) values ($1, $2, $3) returning id',
    [questionId, userId, content],
  );
  return toAnswer(
    await onlyRow<AnswerRow>(transaction, `${select} from ${joins} where a.id = $1`, [id, userId, false]),
  );
}

async function countAnswer(transaction: Queryable, questionId: number, difference: number): Promise<void> {
  await transaction.query('update questions set answer_count = answer_count + $2 where id = $1', [
    questionId,
    difference,
  ]);
}

export const answers = repositoryPlugin('answers', answerRepository);
