import { z } from 'zod';
import { apiPath, id, instant } from './basics';
import { pictureSchema } from './picture';

/** Topic that comics are filtered by. */
export const comicTopicSchema = z.object({
  id,
  name: z.string(),
  description: z.string(),
  comicCount: z.int().min(0),
});

export const comicSchema = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  cover: pictureSchema,
  topics: z.array(z.object({ id, name: z.string() })),
  chapterCount: z.int().min(0),
  /** Likes of all its chapters together. */
  likeCount: z.int().min(0),
  updatedAt: instant,
  /** Chapters that this visitor has read; `null` for a guest. */
  readChapterIds: z.array(id).nullable(),
  /** Content that the operator will replace; shown with 示例. */
  sample: z.boolean(),
});

/** As the chapter switcher needs it; `no` counts from 1. */
export const chapterNameSchema = z.object({ id, comicId: id, no: z.int().min(1), title: z.string() });

export const chapterSchema = chapterNameSchema.extend({
  panelCount: z.int().min(0),
  likeCount: z.int().min(0),
  publishedAt: instant,
});

export const panelSchema = z.object({
  no: z.int().min(1),
  url: apiPath,
  /** Pixels. */
  width: z.int().min(1),
  /** Pixels. */
  height: z.int().min(1),
  /** What happens in it, with what is said. */
  alt: z.string(),
});

export const chapterDetailSchema = chapterSchema.extend({
  comicTitle: z.string(),
  panels: z.array(panelSchema),
  /** By this visitor; false for a guest. */
  liked: z.boolean(),
  /** By this visitor; false for a guest. */
  read: z.boolean(),
  previous: chapterNameSchema.nullable(),
  next: chapterNameSchema.nullable(),
  sample: z.boolean(),
});

export type ComicTopic = z.output<typeof comicTopicSchema>;
export type Comic = z.output<typeof comicSchema>;
export type ChapterName = z.output<typeof chapterNameSchema>;
export type Chapter = z.output<typeof chapterSchema>;
export type Panel = z.output<typeof panelSchema>;
export type ChapterDetail = z.output<typeof chapterDetailSchema>;
