import { z } from 'zod';
import { certificateFields } from '../../fields';
import { apiPath, id, instant, typed } from './basics';

/** Levels of the personal grade: 初级, 中级, 高级. */
export const gradeLevels = ['junior', 'intermediate', 'senior'] as const;
export type GradeLevel = (typeof gradeLevels)[number];

/** Random name of an uploaded file, 32 hexadecimal digits. */
export const fileId = z.string().regex(/^[0-9a-f]{32}$/, '文件不存在');

/** Bytes of the largest file that is taken (10 MB). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** What the bytes of an upload may be; the name's ending does not matter. */
export const uploadTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const;

export const uploadedFileSchema = z.object({
  id: fileId,
  /** As the visitor's device called it. */
  name: z.string(),
  type: z.enum(uploadTypes),
  /** Bytes. */
  size: z.int().min(1),
  /** Answers with an attachment, whoever knows the address. */
  url: apiPath,
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
  status: z.enum(['submitted', 'granted', 'rejected']),
  /** Once granted. */
  certificateNo: certificateNo.nullable(),
  submittedAt: instant,
});

export const certificateSchema = z.object({
  no: certificateNo,
  level: z.enum(gradeLevels),
  /** Only the first character, the others as ＊. */
  holder: z.string(),
  issuedAt: instant,
  sample: z.boolean(),
});

export type UploadedFile = z.output<typeof uploadedFileSchema>;
export type GradeApplication = z.output<typeof gradeApplicationSchema>;
export type Certificate = z.output<typeof certificateSchema>;
