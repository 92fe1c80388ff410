import { z } from 'zod';
import { gradeApplicationSchema } from './entities/grade';
import { defineEndpoint } from './endpoint';

/** Applications for a personal grade that nobody has decided yet, the longest waiting first, at most 50; official users. */
export const openApplications = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/grade/applications',
  token: 'required',
  access: 'official',
  summary: '待评定的认证申请',
  data: z.array(gradeApplicationSchema),
});
