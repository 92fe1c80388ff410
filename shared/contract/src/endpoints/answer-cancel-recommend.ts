import { z } from 'zod';
import { id } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Takes the official recommendation back; official users. */
export const answerCancelRecommend = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/forum/answer/cancelOfficialRecommended',
  token: 'required',
  access: 'official',
  summary: '取消官方推荐',
  body: z.object({ answerId: id }),
  data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
});
