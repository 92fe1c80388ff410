import { z } from 'zod';
import { comicTopicSchema } from './entities/comic';
import { defineEndpoint } from './endpoint';

/** Topics that comics are filtered by. */
export const comicTopicList = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/topic/list',
  token: 'none',
  access: 'guest',
  summary: '漫画话题',
  data: z.array(comicTopicSchema),
});
