import { z } from 'zod';
import { instant } from './entities/basics';
import { personSchema } from './entities/user';
import { defineEndpoint } from './endpoint';

/** Says who signed in, and notes that they came; called after the jump token. */
export const userGetAndEnter = defineEndpoint({
  method: 'POST',
  path: '/api/v1/sns/user/getAndEnter',
  token: 'required',
  access: 'visitor',
  summary: '进入社区',
  data: personSchema.extend({ enteredAt: instant, firstTime: z.boolean() }),
});
