import { z } from 'zod';
import { code, text } from './entities/basics';
import { QUESTION_CONTENT_MAX, QUESTION_TITLE_MAX, questionDetailSchema } from './entities/forum';
import { defineEndpoint } from './endpoint';

/** Asks a question (beyond spec.md section 7: pages.md "Community"). */
export const questionCreate = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/questions/create',
  token: 'required',
  access: 'visitor',
  summary: '提问',
  body: z.object({
    /** A value of scene code `forum-topic`. */
    topic: code,
    title: text(QUESTION_TITLE_MAX),
    content: text(QUESTION_CONTENT_MAX),
  }),
  data: questionDetailSchema,
});
