import { z } from 'zod';
import { code, guest } from '../basics';

/** Says whether a help article helped; one vote a voter, the last counts. */
export const articleHelpful = guest.post('/api/ext/v1/articles/helpful', '文章是否有帮助', {
  token: 'optional',
  body: z.object({
    /** The article's file name without its ending. */
    articleId: code,
    helpful: z.boolean(),
    /** Random UUID that this browser keeps. */
    voter: z.uuid(),
  }),
  data: z.object({ articleId: code, helpful: z.int().min(0), unhelpful: z.int().min(0) }),
});
