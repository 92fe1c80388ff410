import { z } from 'zod';
import { id, instant } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Marks a chapter as read; doing so again changes nothing. */
export const comicClickToView = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/comic/user/clickToView',
  token: 'required',
  access: 'visitor',
  summary: '标记章节已读',
  body: z.object({ chapterId: id }),
  data: z.object({ chapterId: id, readAt: instant }),
});
