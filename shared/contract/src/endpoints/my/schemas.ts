import { z } from 'zod';
import { apiPath, code, id, instant, partOf, queryCursor } from '../basics';
import { hiddenSchema } from '../forum/schemas';
import { gradeLevels } from '../../fields';
import { certificateNo } from '../grade/schemas';

export const mySessionSchema = z.object({
  id,
  /** Browser and system: `Chrome · Windows`; empty where it did not say. */
  device: z.string(),
  since: instant,
  /** To five minutes. */
  lastUsedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});

export type MySession = z.output<typeof mySessionSchema>;

export const mySessions = {
  access: 'visitor',
  summary: '我的登录设备',
  data: z.array(mySessionSchema),
} as const;

export const sessionEnd = {
  access: 'visitor',
  summary: '退出一台设备',
  body: z.object({ sessionId: id }),
  data: z.null(),
} as const;

export const otherSessionsEnd = {
  access: 'visitor',
  summary: '退出其他所有设备',
  data: z.object({ ended: z.int().min(0) }),
} as const;

export const myQuestionSchema = z.object({
  id,
  topic: code,
  title: z.string(),
  answerCount: z.int().min(0),
  createdAt: instant,
  hidden: hiddenSchema,
});

export type MyQuestion = z.output<typeof myQuestionSchema>;

export const myQuestions = {
  access: 'visitor',
  summary: '我的提问',
  query: z.object(queryCursor),
  data: partOf(myQuestionSchema),
} as const;

export const myAnswerSchema = z.object({
  id,
  questionId: id,
  /** Of the question; empty where it is hidden. */
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

export const myAnswers = {
  access: 'visitor',
  summary: '我的回答',
  query: z.object(queryCursor),
  data: partOf(myAnswerSchema),
} as const;

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

export const myComments = {
  access: 'visitor',
  summary: '我的漫画评论',
  query: z.object(queryCursor),
  data: partOf(myCommentSchema),
} as const;

export const myWorkSchema = z.object({
  id,
  title: z.string(),
  season: code,
  category: code,
  likeCount: z.int().min(0),
  submittedAt: instant,
});

export type MyWork = z.output<typeof myWorkSchema>;

export const myWorks = {
  access: 'visitor',
  summary: '我的作品',
  query: z.object(queryCursor),
  data: partOf(myWorkSchema),
} as const;

export const myCertificateSchema = z.object({
  no: certificateNo,
  level: z.enum(gradeLevels),
  /** In full: it is one's own. */
  holder: z.string(),
  issuedAt: instant,
  /** Since when it holds no longer; null while it does. */
  revokedAt: instant.nullable(),
  revokedReason: z.string(),
  /** Whether whoever looks it up reads the whole name. */
  nameShared: z.boolean(),
});

export type MyCertificate = z.output<typeof myCertificateSchema>;

export const myCertificates = {
  access: 'visitor',
  summary: '我的证书',
  data: z.array(myCertificateSchema),
} as const;

export const accountExport = {
  access: 'visitor',
  summary: '导出我的全部资料',
  data: z.object({
    /** Answers with a ZIP archive, whoever knows the address, until `expiresAt`. */
    url: apiPath,
    expiresAt: instant,
  }),
} as const;

export const accountDelete = {
  access: 'visitor',
  summary: '注销账号',
  /** Typed by the visitor, so that nobody deletes an account by a slip. */
  body: z.object({ confirm: z.literal('注销账号', '请输入「注销账号」四个字') }),
  data: z.null(),
} as const;
