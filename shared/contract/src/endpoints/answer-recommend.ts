import { z } from 'zod';
import { id } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Marks an answer as officially recommended, in place of the one before; official users. */
export const answerRecommend = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/answer/officialRecommended',
  token: 'required',
  access: 'official',
  summary: '官方推荐答案',
  body: z.object({ answerId: id }),
  data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
});
