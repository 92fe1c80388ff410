import { z } from 'zod';
import { apiPath, code, id, instant, partOf, queryCursor, visitor } from '../basics';
import { hiddenSchema, questionSchema } from '../forum/calls';
import { gradeLevels } from '../../fields';
import { certificateNo } from '../grade/calls';

export const mySessionSchema = z.object({
  id,
  /** Browser and system: `Chrome · Windows`; empty where it did not say. */
  device: z.string(),
  since: instant,
  /** The last use, to five minutes. */
  lastUsedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});

export type MySession = z.output<typeof mySessionSchema>;

/** Logins of this visitor, the latest used first, at most 20. */
export const mySessions = visitor.get('/api/ext/v1/my/sessions', '我的登录设备', { data: z.array(mySessionSchema) });

/** Ends one of this visitor's logins, the one that asks too. */
export const sessionEnd = visitor.post('/api/ext/v1/my/sessions/end', '退出一台设备', {
  body: z.object({ sessionId: id }),
});

/** Ends every login of this visitor but the one that asks. */
export const otherSessionsEnd = visitor.post('/api/ext/v1/my/sessions/end-others', '退出其他所有设备', {
  data: z.object({ ended: z.int().min(0) }),
});

export const myQuestionSchema = questionSchema.pick({
  id: true,
  topic: true,
  title: true,
  excerpt: true,
  answerCount: true,
  likeCount: true,
  recommendedAnswerId: true,
  acceptedAnswerId: true,
  createdAt: true,
  hidden: true,
});

export type MyQuestion = z.output<typeof myQuestionSchema>;

/** The visitor's own questions, latest first. */
export const myQuestions = visitor.get('/api/ext/v1/my/questions', '我的提问', {
  query: z.object(queryCursor),
  data: partOf(myQuestionSchema),
});

export const myAnswerSchema = z.object({
  id,
  questionId: id,
  /** The question's title; empty where it is hidden. */
  questionTitle: z.string(),
  /** First 120 units of the answer. */
  excerpt: z.string(),
  likeCount: z.int().min(0),
  recommended: z.boolean(),
  accepted: z.boolean(),
  createdAt: instant,
  hidden: hiddenSchema,
});

export type MyAnswer = z.output<typeof myAnswerSchema>;

/** The visitor's own answers, latest first. */
export const myAnswers = visitor.get('/api/ext/v1/my/answers', '我的回答', {
  query: z.object(queryCursor),
  data: partOf(myAnswerSchema),
});

export const myCommentSchema = z.object({
  id,
  comicId: id,
  chapterId: id,
  /** The comic and the chapter; empty where visitors do not see the chapter. */
  chapterTitle: z.string(),
  content: z.string(),
  likeCount: z.int().min(0),
  createdAt: instant,
  hidden: hiddenSchema,
});

export type MyComment = z.output<typeof myCommentSchema>;

/** The visitor's own comments under chapters, latest first. */
export const myComments = visitor.get('/api/ext/v1/my/comments', '我的漫画评论', {
  query: z.object(queryCursor),
  data: partOf(myCommentSchema),
});

export const myWorkSchema = z.object({
  id,
  title: z.string(),
  season: code,
  category: code,
  likeCount: z.int().min(0),
  submittedAt: instant,
});

export type MyWork = z.output<typeof myWorkSchema>;

/** The visitor's own works of the awards, latest first. */
export const myWorks = visitor.get('/api/ext/v1/my/works', '我的作品', {
  query: z.object(queryCursor),
  data: partOf(myWorkSchema),
});

export const myCertificateSchema = z.object({
  no: certificateNo,
  level: z.enum(gradeLevels),
  /** The whole name: it is the visitor's own. */
  holder: z.string(),
  issuedAt: instant,
  /** The instant from which it holds no longer; null while it does. */
  revokedAt: instant.nullable(),
  revokedReason: z.string(),
  /** Whether whoever looks it up reads the whole name. */
  nameShared: z.boolean(),
});

export type MyCertificate = z.output<typeof myCertificateSchema>;

/** The visitor's own certificates, latest first, at most 50. */
export const myCertificates = visitor.get('/api/ext/v1/my/certificates', '我的证书', {
  data: z.array(myCertificateSchema),
});

/** Makes an address that gives everything about this visitor, as one archive, until it ends. */
export const accountExport = visitor.post('/api/ext/v1/my/export', '导出我的全部资料', {
  data: z.object({
    /** Answers with a ZIP archive, whoever knows the address, until `expiresAt`. */
    url: apiPath,
    expiresAt: instant,
  }),
});

/**
 * Deletes this visitor and what is about them. What others answered stays; so do this visitor's questions that others
 * answered, without the name.
 */
export const accountDelete = visitor.post('/api/ext/v1/my/delete', '注销账号', {
  /** Typed by the visitor, so that nobody deletes an account by a slip. */
  body: z.object({
    confirm: z.literal('注销账号', '请输入「注销账号」四个字'),
    /** Leaves the answers that askers accepted, without the name. */
    keepAnswers: z.boolean().default(false),
  }),
});
