import { z } from 'zod';
import { questionFields } from '../fields';
import { code, typed } from './entities/basics';
import { questionDetailSchema } from './entities/forum';
import { defineEndpoint } from './endpoint';

/** Asks a question. */
export const questionCreate = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/questions/create',
  token: 'required',
  access: 'visitor',
  summary: '提问',
  body: z.object({
    /** A value of scene code `forum-topic`. */
    topic: code,
    title: typed(questionFields.title),
    content: typed(questionFields.content),
  }),
  data: questionDetailSchema,
});
