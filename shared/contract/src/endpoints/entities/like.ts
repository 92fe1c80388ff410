import { z } from 'zod';
import { id } from './basics';

/** What can be liked. */
export const likeTargets = ['comic-chapter', 'work', 'answer'] as const;
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
