import { likeRequestSchema, likeStateSchema } from './entities/like';
import { defineEndpoint } from './endpoint';

/** Likes; doing so again changes nothing. */
export const likeCreate = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/user/like/create',
  token: 'required',
  access: 'visitor',
  summary: '点赞',
  body: likeRequestSchema,
  data: likeStateSchema,
});
