import type { Database } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    recommendations: RecommendationRepository;
  }
}

export type RecommendationRepository = ReturnType<typeof recommendationRepository>;

interface Recommendation {
  answerId: number;
  questionId: number;
}

/** The mark stands on the question, so that there is one at most and it never outlives its answer. */
export function recommendationRepository(database: Database) {
  return {
    /** Null where there is no such answer. */
    async set(answerId: number): Promise<Recommendation | null> {
      return database.transaction(async (transaction) => {
        // Question before answer, as everybody locks them.
        const question = await firstRow<{ id: number }>(
          transaction,
          'select id from questions where id = (select question_id from answers where id = $1) for update',
          [answerId],
        );
        if (!question) return null;
        const answer = await firstRow(transaction, 'select 1 as one from answers where id = $1 for update', [answerId]);
        if (!answer) return null;
        await transaction.query('update questions set recommended_answer_id = $1 where id = $2', [
          answerId,
          question.id,
        ]);
        return { answerId, questionId: question.id };
      });
    },

    /** Null where there is no such answer; an answer without the mark stays so. */
    async cancel(answerId: number): Promise<Recommendation | null> {
      const answer = await firstRow<{ questionId: number }>(
        database,
        'select question_id as "questionId" from answers where id = $1',
        [answerId],
      );
      if (!answer) return null;
      await database.query('update questions set recommended_answer_id = null where recommended_answer_id = $1', [
        answerId,
      ]);
      return { answerId, questionId: answer.questionId };
    },
  };
}

export const recommendations = repositoryPlugin('recommendations', recommendationRepository);
