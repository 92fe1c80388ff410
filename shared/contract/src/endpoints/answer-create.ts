import { z } from 'zod';
import { answerFields } from '../fields';
import { id, typed } from './entities/basics';
import { answerSchema } from './entities/forum';
import { defineEndpoint } from './endpoint';

/** Answers a question. */
export const answerCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/answer/create',
  token: 'required',
  access: 'visitor',
  summary: '回答问题',
  body: z.object({ questionId: id, content: typed(answerFields.content) }),
  data: answerSchema,
});
