import { z } from 'zod';
import { code, id, instant } from './basics';
import { personSchema } from './user';

export const questionSchema = z.object({
  id,
  /** A value of scene code `forum-topic`. */
  topic: code,
  title: z.string(),
  /** First 120 units of the content. */
  excerpt: z.string(),
  author: personSchema,
  answerCount: z.int().min(0),
  /** The answer that an official user recommends, at most one a question. */
  recommendedAnswerId: id.nullable(),
  createdAt: instant,
  sample: z.boolean(),
});

export const questionDetailSchema = questionSchema.extend({ content: z.string() });

export const answerSchema = z.object({
  id,
  questionId: id,
  content: z.string(),
  author: personSchema,
  likeCount: z.int().min(0),
  /** By this visitor; false for a guest. */
  liked: z.boolean(),
  recommended: z.boolean(),
  createdAt: instant,
  /** Written by this visitor, who alone may delete it. */
  mine: z.boolean(),
});

export type Question = z.output<typeof questionSchema>;
export type QuestionDetail = z.output<typeof questionDetailSchema>;
export type Answer = z.output<typeof answerSchema>;
