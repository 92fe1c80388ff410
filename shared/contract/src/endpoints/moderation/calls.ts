import { z } from 'zod';
import { moderationFields } from '../../fields';
import { callsOf, code, id, instant, partOf, queryCursor, typed, moderator, visitor } from '../basics';
import { personSchema } from '../users/calls';

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
  /** The comic of a comment. */
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

/** Tells the moderators about a question, an answer or a comment; again by the same visitor changes nothing while the first is open. */
export const reportCreate = visitor.post('/api/ext/v1/reports/create', '举报', {
  body: z.object({ ...target, reason }),
});

/** Reports that nobody has closed yet, the longest waiting first. */
export const openReports = moderator.get('/api/ext/v1/desk/reports', '待处理的举报', {
  query: z.object(queryCursor),
  data: partOf(reportSchema),
});

/** Closes a report; what it was about stays as it is. */
export const reportClose = moderator.post('/api/ext/v1/desk/reports/close', '结束举报', {
  body: z.object({ reportId: id }),
});

/** Takes a question, an answer or a comment out of sight: its author still sees it, with the reason. Doing so again changes the reason. */
export const contentHide = moderator.post('/api/ext/v1/desk/content/hide', '移除内容', {
  body: z.object({ ...target, reason }),
});

/** Brings back what was hidden; doing so again changes nothing. */
export const contentRestore = moderator.post('/api/ext/v1/desk/content/restore', '恢复内容', {
  body: z.object(target),
});

export const questionTopicChange = moderator.post('/api/ext/v1/desk/questions/topic', '修改问题的话题', {
  body: z.object({
    questionId: id,
    /** A value of scene code `forum-topic`. */
    topic: code,
  }),
});

/** Keeps a person from writing until an instant, told with the reason; null lets them write again. Nobody blocks who has a role. */
export const userBlock = callsOf(['moderator', 'operator']).post('/api/ext/v1/desk/users/block', '禁止发言', {
  body: z.object({ userId: id, until: instant.nullable(), reason }),
});

/** Objects to the removal of one's own text, once. */
export const contentAppeal = visitor.post('/api/ext/v1/appeals/create', '申诉', {
  body: z.object({ ...target, text: reason }),
});
