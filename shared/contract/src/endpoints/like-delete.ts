import { likeRequestSchema, likeStateSchema } from './entities/like';
import { defineEndpoint } from './endpoint';

/** Takes a like back; doing so again changes nothing. */
export const likeDelete = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/user/like/delete',
  token: 'required',
  access: 'visitor',
  summary: '取消点赞',
  body: likeRequestSchema,
  data: likeStateSchema,
});
