import { z } from 'zod';
import { id, instant } from './entities/basics';
import { likeTargets } from './entities/like';
import { pageOf, queryPaging } from './entities/paging';
import { defineEndpoint } from './endpoint';

export const myLikeSchema = z.object({
  targetType: z.enum(likeTargets),
  targetId: id,
  /** Title of the chapter or work, or the first 60 units of the answer. */
  title: z.string(),
  /** The comic of a chapter, the question of an answer, the work itself. */
  parentId: id,
  likedAt: instant,
});

export type MyLike = z.output<typeof myLikeSchema>;

/** What this visitor liked, latest first. */
export const myLikes = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/my/likes',
  token: 'required',
  access: 'visitor',
  summary: '我赞过的',
  query: z.object(queryPaging),
  data: pageOf(myLikeSchema),
});
