import type { Answer, Page } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
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
}

type AnswerRow = Omit<Answer, 'createdAt'> & { createdAt: Date };

const select = `select a.id, a.question_id as "questionId", a.content, ${personColumn('u')} as author, a.like_count as "likeCount",
    exists (select 1 from likes where target_type = 'answer' and target_id = a.id and user_id = $2) as liked,
    q.recommended_answer_id is not distinct from a.id as recommended, a.created_at as "createdAt", a.author_id is not distinct from $2 as mine
  from answers a join users u on u.id = a.author_id join questions q on q.id = a.question_id`;

const toAnswer = (row: AnswerRow): Answer => ({ ...row, createdAt: row.createdAt.toISOString() });

export function answerRepository(database: Database) {
  return {
    /** The recommended one first, then the latest. Null where there is no such question. */
    async query(
      { questionId, answerId, page, size }: AnswerFilter,
      userId: number | null,
    ): Promise<Page<Answer> | null> {
      const question = await firstRow<{ total: number }>(
        database,
        'select answer_count as total from questions where id = $1',
        [questionId],
      );
      if (!question) return null;
      const shown =
        (answerId === undefined ? null : await pageOfAnswer(database, { questionId, answerId, size })) ?? page;
      const rows = await database.query<AnswerRow>(
        `${select} where a.question_id = $1
         order by (q.recommended_answer_id is not distinct from a.id) desc, a.created_at desc, a.id desc limit $3 offset $4`,
        [questionId, userId, size, (shown - 1) * size],
      );
      return { items: rows.map(toAnswer), total: question.total, page: shown, size };
    },

    /** Null where there is no such question. */
    create: (questionId: number, content: string, userId: number): Promise<Answer | null> =>
      database.transaction(async (transaction) => {
        if (!(await countAnswer(transaction, questionId, 1))) return null;
        const { id } = await onlyRow<{ id: number }>(
          transaction,
          'insert into answers (question_id, author_id, content) values ($1, $2, $3) returning id',
          [questionId, userId, content],
        );
        return toAnswer(await onlyRow<AnswerRow>(transaction, `${select} where a.id = $1`, [id, userId]));
      }),

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
        return 'deleted';
      }),
  };
}

async function countAnswer(transaction: Queryable, questionId: number, difference: number): Promise<boolean> {
  const sql = 'update questions set answer_count = answer_count + $2 where id = $1 returning id';
  return (await transaction.query(sql, [questionId, difference])).length > 0;
}

export const answers = repositoryPlugin('answers', answerRepository);
