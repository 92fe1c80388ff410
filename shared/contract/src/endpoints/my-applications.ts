import { z } from 'zod';
import { gradeApplicationSchema } from './entities/grade';
import { defineEndpoint } from './endpoint';

/** This visitor's applications for a personal grade, latest first, at most 50. */
export const myApplications = defineEndpoint({
  method: 'GET',
  path: '/api/ext/v1/my/applications',
  token: 'required',
  access: 'visitor',
  summary: '我的认证申请',
  data: z.array(gradeApplicationSchema),
});
