import { z } from 'zod';
import { id } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Deletes an answer, by its author alone; a recommendation goes with it. */
export const answerDelete = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/answer/delete',
  token: 'required',
  access: 'visitor',
  summary: '删除回答',
  body: z.object({ answerId: id }),
  data: z.null(),
});
