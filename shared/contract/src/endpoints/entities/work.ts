import { z } from 'zod';
import { code, id, instant } from './basics';
import { pictureSchema } from './picture';

export const workSchema = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  /** A value of scene code `work-season`. */
  season: code,
  /** A value of scene code `work-category`. */
  category: code,
  cover: pictureSchema,
  likeCount: z.int().min(0),
  /** By this visitor; false for a guest. */
  liked: z.boolean(),
  submittedAt: instant,
  sample: z.boolean(),
});

export const workDetailSchema = workSchema.extend({
  /** Paragraphs of plain text. */
  content: z.array(z.string()),
  /** Steps of the automated process, in order. */
  steps: z.array(z.string()),
});

export const workSorts = ['latest', 'likes'] as const;
export type WorkSort = (typeof workSorts)[number];
export type Work = z.output<typeof workSchema>;
export type WorkDetail = z.output<typeof workDetailSchema>;
