import { z } from 'zod';
import { code } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Says whether a help article helped; one vote a voter, the last counts. */
export const articleHelpful = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/articles/helpful',
  token: 'optional',
  access: 'guest',
  summary: '文章是否有帮助',
  body: z.object({
    /** The article's file name without its ending. */
    articleId: code,
    helpful: z.boolean(),
    /** Random UUID that this browser keeps. */
    voter: z.uuid(),
  }),
  data: z.object({ articleId: code, helpful: z.int().min(0), unhelpful: z.int().min(0) }),
});
