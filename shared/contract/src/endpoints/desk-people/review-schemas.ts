import { z } from 'zod';
import { gradeLevels, moderationFields } from '../../fields';
import { id, instant, keyword, pageOf, typed } from '../basics';
import { deskListQuery } from '../desk/list';
import { certificateNo, gradeApplicationSchema } from '../grade/schemas';
import { personSchema } from '../users/schemas';

export const deskApplicationSchema = gradeApplicationSchema.extend({
  applicant: personSchema,
  /** The reviewer who has it in hand. */
  assignee: personSchema.nullable(),
  /** Votes of reviewers so far, where two have to agree. */
  votes: z.array(z.object({ reviewer: personSchema, decision: z.enum(['granted', 'rejected']), reason: z.string() })),
  /** How many times this person applied for this level before. */
  earlier: z.int().min(0),
});

export type DeskApplication = z.output<typeof deskApplicationSchema>;

export const applicationList = {
  access: 'reviewer',
  summary: '认证申请',
  query: deskListQuery(['submittedAt', 'realName', 'level'], {
    status: gradeApplicationSchema.shape.status.optional(),
    level: z.enum(gradeLevels).optional(),
    /** Of whom it is in hand: the one that asks, or nobody. */
    assigned: z.enum(['me', 'nobody']).optional(),
    keyword,
  }),
  data: pageOf(deskApplicationSchema),
} as const;

export const applicationAssign = {
  access: 'reviewer',
  summary: '领取认证申请',
  body: z.object({ applicationId: id, toMe: z.boolean() }),
  data: z.object({ assignee: personSchema.nullable() }),
} as const;

export const deskCertificateSchema = z.object({
  /** Its number. */
  id: certificateNo,
  level: z.enum(gradeLevels),
  holder: z.string(),
  issuedAt: instant,
  /** Null while it is good. */
  revokedAt: instant.nullable(),
  /** Empty while it is good. */
  revokedReason: z.string(),
  /** The account it belongs to; null where that is gone. */
  person: personSchema.nullable(),
  sample: z.boolean(),
});

export type DeskCertificate = z.output<typeof deskCertificateSchema>;

export const deskCertificateList = {
  access: 'reviewer',
  summary: '证书（工作台）',
  query: deskListQuery(['issuedAt', 'no', 'holder', 'level', 'revokedAt'], {
    level: z.enum(gradeLevels).optional(),
    state: z.enum(['valid', 'revoked']).optional(),
    /** In numbers and names. */
    keyword,
  }),
  data: pageOf(deskCertificateSchema),
} as const;

export const certificateRevoke = {
  access: 'reviewer',
  summary: '吊销证书',
  body: z.object({ certificateNo, reason: typed(moderationFields.reason) }),
  data: z.null(),
} as const;

const rules = z.object({
  /** Two different reviewers have to say the same. */
  fourEyes: z.boolean(),
});

export const reviewRules = { access: 'official', summary: '评定规则', data: rules } as const;

export const reviewRulesSave = { access: 'operator', summary: '修改评定规则', body: rules, data: rules } as const;
