import { z } from 'zod';
import { gradeLevels, moderationFields } from '../../fields';
import { id, instant, keyword, pageOf, typed, official, operator, reviewer } from '../basics';
import { deskListQuery } from '../desk/list';
import { certificateNo, gradeApplicationSchema } from '../grade/calls';
import { personSchema } from '../users/calls';

export const deskApplicationSchema = gradeApplicationSchema.extend({
  applicant: personSchema,
  assignee: personSchema.nullable(),
  /** Votes of reviewers so far, where two have to agree. */
  votes: z.array(z.object({ reviewer: personSchema, decision: z.enum(['granted', 'rejected']), reason: z.string() })),
  /** How many times this person applied for this level before. */
  earlier: z.int().min(0),
});

export type DeskApplication = z.output<typeof deskApplicationSchema>;

/** Applications for a personal grade, whatever became of them. */
export const applicationList = reviewer.get('/api/ext/v1/desk/applications', '认证申请', {
  query: deskListQuery(['submittedAt', 'realName', 'level'], {
    status: gradeApplicationSchema.shape.status.optional(),
    level: z.enum(gradeLevels).optional(),
    /** The person who has it in hand: the one that asks, or nobody. */
    assigned: z.enum(['me', 'nobody']).optional(),
    keyword,
  }),
  data: pageOf(deskApplicationSchema),
});

/** Says that this reviewer has it in hand, or that nobody has. */
export const applicationAssign = reviewer.post('/api/ext/v1/desk/applications/assign', '领取认证申请', {
  body: z.object({ applicationId: id, toMe: z.boolean() }),
  data: z.object({ assignee: personSchema.nullable() }),
});

export const deskCertificateSchema = z.object({
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

/** Certificates that were granted, those that ended too. */
export const deskCertificateList = reviewer.get('/api/ext/v1/desk/certificates', '证书（工作台）', {
  query: deskListQuery(['issuedAt', 'no', 'holder', 'level', 'revokedAt'], {
    level: z.enum(gradeLevels).optional(),
    state: z.enum(['valid', 'revoked']).optional(),
    /** A keyword is looked for in numbers and names. */
    keyword,
  }),
  data: pageOf(deskCertificateSchema),
});

/** Ends a certificate: whoever looks it up is told so, and its holder why. The holder may apply again. */
export const certificateRevoke = reviewer.post('/api/ext/v1/desk/certificates/revoke', '吊销证书', {
  body: z.object({ certificateNo, reason: typed(moderationFields.reason) }),
});

const rules = z.object({
  /** Two different reviewers have to say the same. */
  fourEyes: z.boolean(),
});

export const reviewRules = official.get('/api/ext/v1/desk/applications/rules', '评定规则', { data: rules });

/** Changes how applications are decided, from the next vote on. */
export const reviewRulesSave = operator.post('/api/ext/v1/desk/applications/rules/save', '修改评定规则', {
  body: rules,
  data: rules,
});
