import { z } from 'zod';
import { moderationFields } from '../../fields';
import { code, id, instant, partOf, queryCursor, typed } from '../basics';
import { personSchema } from '../users/schemas';

/** Kinds of things that are hidden, restored and reported; `comment` is one under a chapter. */
export const moderationTargets = ['question', 'answer', 'comment'] as const;
export type ModerationTarget = (typeof moderationTargets)[number];

const target = { targetType: z.enum(moderationTargets), targetId: id };
const reason = typed(moderationFields.reason);

export const reportSchema = z.object({
  id,
  ...target,
  /** The question itself, the one that was answered, or the chapter that was commented on. */
  questionId: id,
  /** Of a comment. */
  comicId: id.nullable(),
  /** First 120 units of what it is about. */
  excerpt: z.string(),
  author: personSchema,
  /** Null where the account is gone. */
  reporter: personSchema.nullable(),
  reason: z.string(),
  reportedAt: instant,
  hidden: z.boolean(),
});

export type Report = z.output<typeof reportSchema>;

export const reportCreate = {
  access: 'visitor',
  summary: '举报',
  body: z.object({ ...target, reason }),
  data: z.null(),
} as const;

export const openReports = {
  access: 'moderator',
  summary: '待处理的举报',
  query: z.object(queryCursor),
  data: partOf(reportSchema),
} as const;

export const reportClose = {
  access: 'moderator',
  summary: '结束举报',
  body: z.object({ reportId: id }),
  data: z.null(),
} as const;

export const contentHide = {
  access: 'moderator',
  summary: '移除内容',
  body: z.object({ ...target, reason }),
  data: z.null(),
} as const;

export const contentRestore = {
  access: 'moderator',
  summary: '恢复内容',
  body: z.object(target),
  data: z.null(),
} as const;

export const questionTopicChange = {
  access: 'moderator',
  summary: '修改问题的话题',
  body: z.object({
    questionId: id,
    /** A value of scene code `forum-topic`. */
    topic: code,
  }),
  data: z.null(),
} as const;

export const userBlock = {
  access: 'moderator',
  summary: '禁止发言',
  body: z.object({ userId: id, until: instant.nullable(), reason }),
  data: z.null(),
} as const;
