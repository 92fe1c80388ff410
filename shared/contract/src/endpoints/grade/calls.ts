import { z } from 'zod';
import { certificateFields, gradeFields, gradeLevels, moderationFields } from '../../fields';
import { id, instant, typed, optionalText, apiPath, guest, reviewer, visitor } from '../basics';

/** Random name of an uploaded file, 32 hexadecimal digits. */
export const fileId = z.string().regex(/^[0-9a-f]{32}$/, '文件不存在');

/** Bytes of the largest file that is taken (10 MB). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Formats in which uploads are kept: evidence as it was sent, all that pages show as WebP. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

export const uploadedFileSchema = z.object({
  id: fileId,
  /** The file's name on the visitor's device. */
  name: z.string(),
  type: z.enum(uploadTypes),
  /** Bytes. */
  size: z.int().min(1),
  /** Answers with an attachment for 10 minutes; made for who asked: its owner, or a reviewer. */
  url: apiPath,
  /** Pixels; only of what is shown as a picture. */
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
});

/** Certificate number, `RPA-2026-000001`. */
export const certificateNo = typed(certificateFields.certificateNo);

export const gradeApplicationSchema = z.object({
  id,
  level: z.enum(gradeLevels),
  realName: z.string(),
  employer: z.string(),
  statement: z.string(),
  evidence: z.array(uploadedFileSchema),
  status: z.enum(['submitted', 'granted', 'rejected', 'revoked']),
  /** Why it was refused, or its certificate ended; else empty. */
  reason: z.string(),
  /** The certificate, once granted. */
  certificateNo: certificateNo.nullable(),
  submittedAt: instant,
});

/** Facts of a certificate that say nothing about a person. */
export const certificateFactsSchema = z.object({
  no: certificateNo,
  level: z.enum(gradeLevels),
  issuedAt: instant,
  /** The instant from which it holds no longer; null while it does. */
  revokedAt: instant.nullable(),
  sample: z.boolean(),
});

export const certificateSchema = certificateFactsSchema.extend({
  /** The first character with the others as ＊, or the whole name where its holder shows it. */
  holder: z.string(),
});

export type UploadedFile = z.output<typeof uploadedFileSchema>;
export type GradeApplication = z.output<typeof gradeApplicationSchema>;
export type Certificate = z.output<typeof certificateSchema>;
export type CertificateFacts = z.output<typeof certificateFactsSchema>;

/** Purposes of a file; pictures of works, questions and answers are PNG or JPEG alone. */
export const uploadPurposes = ['evidence', 'work', 'post'] as const;

/** Takes one file, multipart field `file`: png, jpg or pdf by its bytes, up to 10 MB. */
export const fileUpload = visitor.post('/api/eco/v1/file/upload', '上传文件', {
  token: 'optional',
  query: z.object({ purpose: z.enum(uploadPurposes).default('evidence') }),
  // Multipart, which is read as a stream.
  body: z.unknown(),
  data: uploadedFileSchema,
});

/** Applies for a personal grade, with evidence uploaded before. Refused with `already-applied` while one of that level is open or granted. */
export const personalGradeApply = visitor.post('/api/eco/v1/personalGrade/apply', '申请个人等级认证', {
  token: 'optional',
  body: z.object({
    level: z.enum(gradeLevels),
    realName: typed(gradeFields.realName),
    employer: optionalText(gradeFields.employer.max),
    /** Description of the automation. */
    statement: typed(gradeFields.statement),
    /** 1 to 5 files of this visitor. */
    evidence: z.array(fileId).min(1, '请上传证明材料').max(5, '最多 5 个文件'),
  }),
  data: gradeApplicationSchema,
});

/** Looks a certificate up by its number; `null` where there is none. */
export const personalGradeVerify = visitor.post('/api/eco/v1/personalGrade/verify', '查验证书', {
  token: 'optional',
  body: z.object({ certificateNo }),
  data: z.object({ certificate: certificateSchema.nullable() }),
});

/**
 * A certificate's page, whoever looks: level, date, and whether it was revoked. Names are asked for beside it (`certificateHolder`).
 * Refused with `not-found` where there is none by that number.
 */
export const publicCertificate = guest.get('/api/ext/v1/public/certificate', '一张证书的公开内容', {
  topics: ({ no }: { no: string }) => [`certificate:${no}`],
  query: z.object({ no: certificateNo }),
  data: certificateFactsSchema,
});

/**
 * The holder of a certificate, as far as they show it. It is asked anew for each look and is in no composed page: numbers follow one
 * another, pages are served as fast as they are asked for, and this call is not.
 */
export const certificateHolder = guest.get('/api/ext/v1/certificate/holder', '证书的持有人', {
  query: z.object({ no: certificateNo }),
  data: certificateSchema.pick({ holder: true }),
});

/** Shows the whole name to whoever looks a certificate up, or takes it back; its holder's alone. */
export const certificateShare = visitor.post('/api/ext/v1/my/certificates/share', '公开或收起证书上的全名', {
  body: z.object({ certificateNo, shared: z.boolean() }),
});

/** The visitor's own applications for a personal grade, latest first, at most 50. */
export const myApplications = visitor.get('/api/ext/v1/my/applications', '我的认证申请', {
  data: z.array(gradeApplicationSchema),
});

/**
 * Decides an application once: granted, it gets a certificate that `personalGrade/verify` finds from then on.
 * Where two reviewers have to agree, the first one's word is kept with the application until a second says the same.
 * Refused with `already-reviewed` where somebody decided before, and with `own-application`.
 */
export const applicationReview = reviewer.post('/api/ext/v1/grade/review', '评定认证申请', {
  body: z.object({
    applicationId: id,
    decision: z.enum(['granted', 'rejected']),
    /** Told to the applicant; a refusal needs one. */
    reason: optionalText(moderationFields.reason.max),
  }),
  data: gradeApplicationSchema,
});
