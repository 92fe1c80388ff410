import { z } from 'zod';
import { certificateNo, certificateSchema } from './entities/grade';
import { defineEndpoint } from './endpoint';

/** Looks a certificate up by its number; `null` where there is none. */
export const personalGradeVerify = defineEndpoint({
  method: 'POST',
  path: '/api/eco/v1/personalGrade/verify',
  token: 'optional',
  access: 'visitor',
  summary: '查验证书',
  body: z.object({ certificateNo }),
  data: z.object({ certificate: certificateSchema.nullable() }),
});
