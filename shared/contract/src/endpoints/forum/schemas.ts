import { z } from 'zod';
import { answerFields, questionFields } from '../../fields';
import { id, queryId, instant, typed, optionalText, code, queryPaging, pageOf } from '../basics';
import { personSchema } from '../users/schemas';

/** Not null where a moderator took it out of sight; the reason is told to its author and to moderators alone. */
export const hiddenSchema = z.object({ reason: z.string().nullable() }).nullable();

export const questionSchema = z.object({
  id,
  /** A value of scene code `forum-topic`. */
  topic: code,
  title: z.string(),
  /** First 120 units of the content. */
  excerpt: z.string(),
  author: personSchema,
  answerCount: z.int().min(0),
  /** Visitors who have met it, too. */
  likeCount: z.int().min(0),
  /** By this visitor; false for a guest. */
  liked: z.boolean(),
  /** The answer that an official user recommends, at most one a question. */
  recommendedAnswerId: id.nullable(),
  createdAt: instant,
  sample: z.boolean(),
  /** Title and content are empty for whoever may not see it. */
  hidden: hiddenSchema,
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
  /** The content is empty for whoever may not see it. */
  hidden: hiddenSchema,
});

export type Question = z.output<typeof questionSchema>;
export type QuestionDetail = z.output<typeof questionDetailSchema>;
export type Answer = z.output<typeof answerSchema>;

export const questionList = {
  access: 'guest',
  summary: '问题列表',
  topics: () => ['questions'],
  query: z.object({
    topic: code.optional(),
    /** Searched in title and content; up to 40 UTF-16 units. */
    keyword: optionalText(40),
    ...queryPaging,
  }),
  data: pageOf(questionSchema),
} as const;

export const questionDetail = {
  access: 'guest',
  summary: '问题详情',
  topics: ({ questionId }: { questionId: number }) => [`question:${questionId}`],
  query: z.object({ questionId: queryId }),
  data: questionDetailSchema,
} as const;

export const questionCreate = {
  access: 'visitor',
  summary: '提问',
  publishes: true,
  body: z.object({
    /** A value of scene code `forum-topic`. */
    topic: code,
    title: typed(questionFields.title),
    content: typed(questionFields.content),
  }),
  data: questionDetailSchema,
} as const;

export const answerQuery = {
  access: 'guest',
  summary: '问题的回答',
  topics: ({ questionId }: { questionId: number }) => [`question:${questionId}`],
  query: z.object({
    questionId: queryId,
    /** Answers with the page that this answer stands on, in place of `page`. */
    answerId: queryId.optional(),
    ...queryPaging,
  }),
  data: pageOf(answerSchema),
} as const;

export const answerCreate = {
  access: 'visitor',
  summary: '回答问题',
  publishes: true,
  body: z.object({ questionId: id, content: typed(answerFields.content) }),
  data: answerSchema,
} as const;

export const answerDelete = {
  access: 'visitor',
  summary: '删除回答',
  body: z.object({ answerId: id }),
  data: z.null(),
} as const;

export const answerRecommend = {
  access: 'moderator',
  summary: '官方推荐答案',
  body: z.object({ answerId: id }),
  data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
} as const;

export const answerCancelRecommend = {
  access: 'moderator',
  summary: '取消官方推荐',
  body: z.object({ answerId: id }),
  data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
} as const;
