import { z } from 'zod';
import { certificateFields, gradeFields, gradeLevels, moderationFields } from '../../fields';
import { id, instant, typed, optionalText, apiPath } from '../basics';

/** Random name of an uploaded file, 32 hexadecimal digits. */
export const fileId = z.string().regex(/^[0-9a-f]{32}$/, '文件不存在');

/** Bytes of the largest file that is taken (10 MB). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Formats in which uploads are kept: evidence as it was sent, all that pages show as WebP. */
export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

export const uploadedFileSchema = z.object({
  id: fileId,
  /** As the visitor's device called it. */
  name: z.string(),
  type: z.enum(uploadTypes),
  /** Bytes. */
  size: z.int().min(1),
  /** Answers with an attachment for 10 minutes; made for who asked: its owner, or a reviewer. */
  url: apiPath,
  /** Of what is shown as a picture, in pixels. */
  width: z.int().min(1).optional(),
  height: z.int().min(1).optional(),
});

/** Certificate number, `YS-2026-000001`. */
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
  /** Once granted. */
  certificateNo: certificateNo.nullable(),
  submittedAt: instant,
});

/** Facts of a certificate that say nothing about a person. */
export const certificateFactsSchema = z.object({
  no: certificateNo,
  level: z.enum(gradeLevels),
  issuedAt: instant,
  /** Since when it holds no longer; null while it does. */
  revokedAt: instant.nullable(),
  sample: z.boolean(),
});

export const certificateSchema = certificateFactsSchema.extend({
  /** Only the first character, the others as ＊, unless its holder shows the whole name. */
  holder: z.string(),
});

export type UploadedFile = z.output<typeof uploadedFileSchema>;
export type GradeApplication = z.output<typeof gradeApplicationSchema>;
export type Certificate = z.output<typeof certificateSchema>;
export type CertificateFacts = z.output<typeof certificateFactsSchema>;

/** Purposes of a file; pictures of works, questions and answers are PNG or JPEG alone. */
export const uploadPurposes = ['evidence', 'work', 'post'] as const;

export const fileUpload = {
  access: 'visitor',
  summary: '上传文件',
  query: z.object({ purpose: z.enum(uploadPurposes).default('evidence') }),
  // Multipart, which is read as a stream.
  body: z.unknown(),
  data: uploadedFileSchema,
} as const;

export const personalGradeApply = {
  access: 'visitor',
  summary: '申请个人等级认证',
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
} as const;

export const personalGradeVerify = {
  access: 'visitor',
  summary: '查验证书',
  body: z.object({ certificateNo }),
  data: z.object({ certificate: certificateSchema.nullable() }),
} as const;

export const publicCertificate = {
  access: 'guest',
  summary: '一张证书的公开内容',
  topics: ({ no }: { no: string }) => [`certificate:${no}`],
  query: z.object({ no: certificateNo }),
  data: certificateFactsSchema,
} as const;

export const certificateHolder = {
  access: 'guest',
  summary: '证书的持有人',
  query: z.object({ no: certificateNo }),
  data: certificateSchema.pick({ holder: true }),
} as const;

export const certificateShare = {
  access: 'visitor',
  summary: '公开或收起证书上的全名',
  body: z.object({ certificateNo, shared: z.boolean() }),
  data: z.null(),
} as const;

export const myApplications = {
  access: 'visitor',
  summary: '我的认证申请',
  data: z.array(gradeApplicationSchema),
} as const;

export const openApplications = {
  access: 'reviewer',
  summary: '待评定的认证申请',
  data: z.array(gradeApplicationSchema),
} as const;

export const applicationReview = {
  access: 'reviewer',
  summary: '评定认证申请',
  body: z.object({
    applicationId: id,
    decision: z.enum(['granted', 'rejected']),
    /** Told to the applicant; a refusal needs one. */
    reason: optionalText(moderationFields.reason.max),
  }),
  data: gradeApplicationSchema,
} as const;
