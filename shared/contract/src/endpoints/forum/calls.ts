import { z } from 'zod';
import { answerFields, questionFields } from '../../fields';
import {
  code,
  id,
  instant,
  keyword,
  optionalText,
  pageOf,
  partOf,
  queryCursor,
  queryId,
  queryPaging,
  typed,
  guest,
  moderator,
  visitor,
} from '../basics';
import { keywordFound } from '../search/calls';
import { personSchema } from '../users/calls';

/** Set where a moderator took it out of sight, or where it waits for one (`held`); the reason is told to its author and to moderators alone. */
export const hiddenSchema = z.object({ reason: z.string().nullable(), held: z.boolean().optional() }).nullable();

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
  /** Whether this visitor did; false for a guest. */
  liked: z.boolean(),
  /** The answer that an official user recommends, at most one a question. */
  recommendedAnswerId: id.nullable(),
  /** The answer that helped who asked, at most one. */
  acceptedAnswerId: id.nullable(),
  createdAt: instant,
  /** The instant of its last edit; null where it has none. */
  editedAt: instant.nullable(),
  sample: z.boolean(),
  /** Title and content are empty for whoever may not see it. */
  hidden: hiddenSchema,
});

/** The small first pictures of those that a text names, as data addresses, by the numbers of their files. */
const placeholders = z.record(z.string(), z.string()).nullish();

export const questionDetailSchema = questionSchema.extend({
  content: z.string(),
  placeholders,
  /** Version that an edit is based on. */
  version: z.int().min(1),
  /** Whether this visitor did; false for a guest. */
  following: z.boolean(),
});

export const answerSchema = z.object({
  id,
  questionId: id,
  content: z.string(),
  placeholders,
  author: personSchema,
  likeCount: z.int().min(0),
  /** Whether this visitor did; false for a guest. */
  liked: z.boolean(),
  recommended: z.boolean(),
  accepted: z.boolean(),
  createdAt: instant,
  /** The instant of its last edit; null where it has none. */
  editedAt: instant.nullable(),
  /** Version that an edit is based on. */
  version: z.int().min(1),
  /** Written by this visitor, who alone may edit and delete it. */
  mine: z.boolean(),
  /** The content is empty for whoever may not see it. */
  hidden: hiddenSchema,
});

/** How answers are ordered, behind the accepted and the recommended one. */
export const answerSorts = ['newest', 'useful'] as const;

export const editedTargets = ['question', 'answer'] as const;
export type EditedTarget = (typeof editedTargets)[number];

export const formerTextSchema = z.object({
  id,
  /** The title of a question. */
  title: z.string().nullable(),
  content: z.string(),
  writtenAt: instant,
  /** The instant of the edit that replaced it. */
  replacedAt: instant,
});

export const followedQuestionSchema = z.object({
  /** The id of the following. */
  id,
  questionId: id,
  /** Empty where it is hidden. */
  title: z.string(),
  answerCount: z.int().min(0),
  acceptedAnswerId: id.nullable(),
  followedAt: instant,
});

export type AnswerSort = (typeof answerSorts)[number];
export type FollowedQuestion = z.output<typeof followedQuestionSchema>;
export type Question = z.output<typeof questionSchema>;
export type QuestionDetail = z.output<typeof questionDetailSchema>;
export type Answer = z.output<typeof answerSchema>;

/** Questions, latest first, perhaps of one topic. */
export const questionList = guest.get('/api/ext/v1/questions', '问题列表', {
  token: 'optional',
  topics: () => ['questions'],
  query: z.object({
    topic: code.optional(),
    /** Finds what the search finds, and what has it as it is written in title or content; up to 40 UTF-16 units. */
    keyword,
    ...queryPaging,
  }),
  data: pageOf(questionSchema).extend(keywordFound),
});

export const questionDetail = guest.get('/api/ext/v1/questions/detail', '问题详情', {
  token: 'optional',
  topics: ({ questionId }: { questionId: number }) => [`question:${questionId}`],
  query: z.object({ questionId: queryId }),
  data: questionDetailSchema,
});

export const questionCreate = visitor.post('/api/ext/v1/questions/create', '提问', {
  publishes: true,
  body: z.object({
    /** A value of scene code `forum-topic`. */
    topic: code,
    title: typed(questionFields.title),
    content: typed(questionFields.content),
  }),
  data: questionDetailSchema,
});

/** Deletes a question, by its author alone; what others answered stays theirs, out of sight. */
export const questionDelete = visitor.post('/api/ext/v1/questions/delete', '删除提问', {
  body: z.object({ questionId: id }),
});

/** Answers of a question: the accepted one first, then the recommended one, then the latest or the most useful ones. */
export const answerQuery = guest.get('/api/noauth/v1/sns/forum/answer/query', '问题的回答', {
  token: 'optional',
  topics: ({ questionId }: { questionId: number }) => [`question:${questionId}`],
  query: z.object({
    questionId: queryId,
    /** Answers with the page that this answer stands on, in place of `page`. */
    answerId: queryId.optional(),
    sort: z.enum(answerSorts).default('newest'),
    ...queryPaging,
  }),
  data: pageOf(answerSchema),
});

export const answerCreate = visitor.post('/api/v1/sns/forum/answer/create', '回答问题', {
  publishes: true,
  body: z.object({ questionId: id, content: typed(answerFields.content) }),
  data: answerSchema,
});

/** Deletes an answer, by its author alone; a recommendation goes with it. */
export const answerDelete = visitor.post('/api/v1/sns/forum/answer/delete', '删除回答', {
  body: z.object({ answerId: id }),
});

/** Marks an answer as officially recommended, in place of the one before; moderators. */
export const answerRecommend = moderator.post('/api/v1/sns/forum/answer/officialRecommended', '官方推荐答案', {
  body: z.object({ answerId: id }),
  data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
});

/** Takes the official recommendation back; moderators. */
export const answerCancelRecommend = moderator.post(
  '/api/v1/sns/forum/answer/cancelOfficialRecommended',
  '取消官方推荐',
  {
    body: z.object({ answerId: id }),
    data: z.object({ answerId: id, questionId: id, recommended: z.boolean() }),
  },
);

/** Replaces a question's text, by its author alone; what stood there stays readable. */
export const questionEdit = visitor.post('/api/ext/v1/questions/edit', '修改问题', {
  publishes: true,
  body: z.object({
    questionId: id,
    version: z.int().min(1),
    title: typed(questionFields.title),
    content: typed(questionFields.content),
  }),
  data: questionDetailSchema,
});

/** Replaces an answer's text, by its author alone; what stood there stays readable. */
export const answerEdit = visitor.post('/api/ext/v1/answers/edit', '修改回答', {
  publishes: true,
  body: z.object({ answerId: id, version: z.int().min(1), content: typed(answerFields.content) }),
  data: answerSchema,
});

/** Texts of a question or an answer from before it was edited, latest first. */
export const formerTexts = guest.get('/api/ext/v1/questions/former-texts', '修改前的文字', {
  token: 'optional',
  query: z.object({ targetType: z.enum(editedTargets), targetId: queryId }),
  data: z.object({ items: z.array(formerTextSchema) }),
});

/** Marks the answer that helped, in place of the one before, or takes the mark back; by who asked alone. */
export const answerAccept = visitor.post('/api/ext/v1/answers/accept', '采纳回答', {
  body: z.object({ answerId: id, accepted: z.boolean() }),
  data: z.object({ answerId: id, questionId: id, accepted: z.boolean() }),
});

export const questionFollow = visitor.post('/api/ext/v1/questions/follow', '关注问题', {
  body: z.object({ questionId: id, following: z.boolean() }),
  data: z.object({ questionId: id, following: z.boolean() }),
});

/** Questions that a visitor follows, latest first. */
export const followedQuestions = visitor.get('/api/ext/v1/questions/followed', '我关注的问题', {
  query: z.object(queryCursor),
  data: partOf(followedQuestionSchema),
});

/** Questions whose titles are like a text, the most alike first. */
export const similarQuestions = guest.get('/api/ext/v1/questions/similar', '相近的问题', {
  /** A title as far as it was typed. */
  query: z.object({ title: optionalText(questionFields.title.max) }),
  data: z.object({ items: z.array(questionSchema).max(5) }),
});
