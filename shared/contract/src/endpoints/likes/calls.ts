import { z } from 'zod';
import { id, instant, queryPaging, pageOf, visitor } from '../basics';

/** Kinds of things that can be liked; `comment` is one under a chapter; a question by whoever has met it, too. */
export const likeTargets = ['comic-chapter', 'work', 'answer', 'question', 'comment'] as const;
export type LikeTarget = (typeof likeTargets)[number];

export const likeRequestSchema = z.object({ targetType: z.enum(likeTargets), targetId: id });

export const likeStateSchema = z.object({
  targetType: z.enum(likeTargets),
  targetId: id,
  liked: z.boolean(),
  likeCount: z.int().min(0),
});

export type LikeRequest = z.output<typeof likeRequestSchema>;
export type LikeState = z.output<typeof likeStateSchema>;

/** Likes; doing so again changes nothing. */
export const likeCreate = visitor.post('/api/v1/sns/user/like/create', '点赞', {
  body: likeRequestSchema,
  data: likeStateSchema,
});

/** Takes a like back; doing so again changes nothing. */
export const likeDelete = visitor.post('/api/v1/sns/user/like/delete', '取消点赞', {
  body: likeRequestSchema,
  data: likeStateSchema,
});

export const myLikeSchema = z.object({
  targetType: z.enum(likeTargets),
  targetId: id,
  /** Title of the chapter, work or question, or the first 60 units of the answer or comment. */
  title: z.string(),
  /** The comic of a chapter or comment, the question of an answer, the work or question itself. */
  parentId: id,
  /** The chapter of a comment. */
  chapterId: id.nullable(),
  likedAt: instant,
});

export type MyLike = z.output<typeof myLikeSchema>;

/** Things that this visitor liked, latest first. */
export const myLikes = visitor.get('/api/ext/v1/my/likes', '我赞过的', {
  query: z.object(queryPaging),
  data: pageOf(myLikeSchema),
});
