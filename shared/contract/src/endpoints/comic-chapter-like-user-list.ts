import { z } from 'zod';
import { instant, queryId } from './entities/basics';
import { pageOf, queryPaging } from './entities/paging';
import { personSchema } from './entities/user';
import { defineEndpoint } from './endpoint';

export const likeUserSchema = personSchema.extend({ likedAt: instant });

export type LikeUser = z.output<typeof likeUserSchema>;

/** Who liked a chapter, latest first. */
export const comicChapterLikeUserList = defineEndpoint({
  method: 'GET',
  path: '/api/noauth/v1/sns/comic/comicChapter/likeUserList',
  token: 'none',
  access: 'guest',
  summary: '点赞章节的人',
  query: z.object({ chapterId: queryId, ...queryPaging }),
  data: pageOf(likeUserSchema),
});
