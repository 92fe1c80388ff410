import { z } from 'zod';
import { moderationFields } from '../../fields';
import { apiPath, code, id, instant, keyword, pageOf, queryId, typed, moderator } from '../basics';
import { deskListQuery, lookedAt, rowVersion, savedRow } from '../desk/list';
import { moderationTargets } from '../moderation/calls';
import { personSchema } from '../users/calls';

const target = { targetType: z.enum(moderationTargets), targetId: id };

/**
 * States by which questions, answers and comments are listed: `waiting` has open reports, or is new and nobody looked at it; `held` is out
 * of sight until somebody decides, or its author objects to a removal.
 */
export const contentStates = ['waiting', 'held', 'reported', 'hidden', 'all'] as const;

export const contentRowSchema = z.object({
  /** `question-12`, `answer-40`, `comment-7`. */
  id: z.string(),
  ...target,
  /** The question, or a comment's chapter. */
  questionId: id,
  /** The question's title, or the comic and the chapter of a comment. */
  questionTitle: z.string(),
  /** The comic of a comment. */
  comicId: id.nullable(),
  /** A value of scene code `forum-topic`; an answer has its question's, a comment none. */
  topic: code.nullable(),
  content: z.string(),
  author: personSchema,
  createdAt: instant,
  /** Why it is hidden; null where everybody sees it. */
  hiddenReason: z.string().nullable(),
  recommended: z.boolean(),
  openReports: z.int().min(0),
  checkedAt: instant.nullable(),
  /** Out of sight until a moderator decides. */
  held: z.boolean(),
  /** How much it looks like advertising, and why; null where nothing was counted. */
  points: z.int().nullable(),
  reasons: z.array(z.object({ what: z.string(), points: z.int() })),
  /** What its author says against the removal, until that is decided. */
  appeal: z.string().nullable(),
});

export type ContentRow = z.output<typeof contentRowSchema>;

/** Questions and answers as moderators go through them: what waits for a look, what is hidden, or all. */
export const contentQueue = moderator.get('/api/ext/v1/desk/content', '待看的内容', {
  query: deskListQuery(['createdAt', 'topic', 'author'], {
    state: z.enum(contentStates).default('waiting'),
    kind: z.enum(moderationTargets).optional(),
    topic: code.optional(),
    authorId: queryId.optional(),
    keyword,
  }),
  data: pageOf(contentRowSchema),
});

export const contentCaseSchema = contentRowSchema.extend({
  /** Pictures in it; their addresses are made for who asked. */
  pictures: z.array(z.object({ words: z.string(), url: apiPath })).optional(),
  /** The question that was answered; null for a question itself. */
  questionContent: z.string().nullable(),
  blockedUntil: instant.nullable(),
  reports: z.array(
    z.object({
      id,
      reason: z.string(),
      reporter: personSchema.nullable(),
      reportedAt: instant,
      closedAt: instant.nullable(),
    }),
  ),
  notes: z.array(z.object({ id, author: personSchema, text: z.string(), madeAt: instant })),
  /** Other hidden texts of the author, latest first, at most 10. */
  removals: z.array(z.object({ ...target, excerpt: z.string(), reason: z.string(), hiddenAt: instant })),
});

export type ContentCase = z.output<typeof contentCaseSchema>;

/** A text with what a decision needs: its reports, notes of colleagues, and its author's texts that were removed before. */
export const contentCase = moderator.get('/api/ext/v1/desk/content/case', '一条内容和它的前后', {
  query: z.object({ id: z.string().regex(/^(?:question|answer|comment)-[1-9]\d{0,8}$/, '格式不正确') }),
  data: contentCaseSchema,
});

/** Leaves it as it is: it waits no longer, and the reports about it are closed. */
export const contentCheck = moderator.post('/api/ext/v1/desk/content/check', '看过，没有问题', {
  /** `checked` false takes a look back: it waits again; reports that were closed stay closed. */
  body: z.object({ ...target, checked: z.boolean().default(true) }),
  data: z.object({ closedReports: z.int().min(0) }),
});

/** Leaves a note about a question or an answer for the other moderators. */
export const contentNoteCreate = moderator.post('/api/ext/v1/desk/content/note', '给同事留言', {
  body: z.object({ ...target, text: typed(moderationFields.note) }),
  data: z.object({ id }),
});

/** Decides about texts that are held, or whose authors object: all come into sight, or with a reason go out of it. Others are left as they are. */
export const contentDecide = moderator.post('/api/ext/v1/desk/content/decide', '放行或移除等着的内容', {
  body: z.object({
    ids: z
      .array(z.string().regex(/^(?:question|answer|comment)-[1-9]\d{0,8}$/, '格式不正确'))
      .min(1)
      .max(50),
    reason: typed(moderationFields.reason).optional(),
  }),
  data: z.object({ decided: z.int().min(0), skipped: z.int().min(0) }),
});

export const spamWordSchema = z.object({ id, version: rowVersion, word: z.string(), points: z.int() });

export type SpamWord = z.output<typeof spamWordSchema>;

/** Words that make a text look like advertising, beside those of the code. */
export const spamWordList = moderator.get('/api/ext/v1/desk/spam-words', '广告词', {
  query: deskListQuery(['word', 'points'], { keyword }),
  data: pageOf(spamWordSchema),
});

export const spamWordSave = moderator.post('/api/ext/v1/desk/spam-words/save', '保存广告词', {
  body: z.object({
    ...savedRow,
    word: typed({ max: 20 }).optional(),
    points: z.int().min(5, '填 5 到 60').max(60, '填 5 到 60').optional(),
  }),
  data: spamWordSchema,
});

export const spamWordRemove = moderator.post('/api/ext/v1/desk/spam-words/remove', '删除广告词', { body: lookedAt });
