import { z } from 'zod';
import { id } from './entities/basics';
import { gradeApplicationSchema } from './entities/grade';
import { defineEndpoint } from './endpoint';

/**
 * Decides an application once: granted, it gets a certificate that `personalGrade/verify` finds from then on.
 * Refused with `already-reviewed` where somebody decided before, and with `own-application`.
 */
export const applicationReview = defineEndpoint({
  method: 'POST',
  path: '/api/ext/v1/grade/review',
  token: 'required',
  access: 'official',
  summary: '评定认证申请',
  body: z.object({ applicationId: id, decision: z.enum(['granted', 'rejected']) }),
  data: gradeApplicationSchema,
});
