import { z } from 'zod';
import { queryId } from './entities/basics';
import { questionDetailSchema } from './entities/forum';
import { defineEndpoint } from './endpoint';

/** A question in full. */
export const questionDetail = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/questions/detail',
  token: 'optional',
  access: 'guest',
  summary: '问题详情',
  query: z.object({ questionId: queryId }),
  data: questionDetailSchema,
});
