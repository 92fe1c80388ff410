import { z } from 'zod';
import { code, optionalText } from './entities/basics';
import { questionSchema } from './entities/forum';
import { pageOf, queryPaging } from './entities/paging';
import { defineEndpoint } from './endpoint';

/** Questions, latest first, perhaps of one topic. */
export const questionList = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/questions',
  token: 'optional',
  access: 'guest',
  summary: '问题列表',
  query: z.object({
    topic: code.optional(),
    /** Searched in title and content; up to 40 UTF-16 units. */
    keyword: optionalText(40),
    ...queryPaging,
  }),
  data: pageOf(questionSchema),
});
