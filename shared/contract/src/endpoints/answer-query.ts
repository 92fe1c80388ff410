import { z } from 'zod';
import { queryId } from './entities/basics';
import { answerSchema } from './entities/forum';
import { pageOf, queryPaging } from './entities/paging';
import { defineEndpoint } from './endpoint';

/** Answers of a question: the recommended one first, then the latest. */
export const answerQuery = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/forum/answer/query',
  token: 'optional',
  access: 'guest',
  summary: '问题的回答',
  query: z.object({
    questionId: queryId,
    /** Answers with the page that this answer stands on, in place of `page`. */
    answerId: queryId.optional(),
    ...queryPaging,
  }),
  data: pageOf(answerSchema),
});
