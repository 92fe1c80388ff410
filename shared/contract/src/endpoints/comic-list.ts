import { z } from 'zod';
import { queryId } from './entities/basics';
import { comicSchema } from './entities/comic';
import { pageOf, queryPaging } from './entities/paging';
import { defineEndpoint } from './endpoint';

/** Comics, latest first, perhaps of one topic; with what this visitor has read. */
export const comicList = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicList',
  token: 'optional',
  access: 'guest',
  summary: '漫画列表',
  query: z.object({ topicId: queryId.optional(), ...queryPaging }),
  data: pageOf(comicSchema),
});
