import { z } from 'zod';
import { defineEndpoint } from './endpoint';

/** Ends the token on the server. */
export const userLogout = defineEndpoint({
  method: 'POST',
  path: '/api/v1/user/logout',
  token: 'required',
  access: 'visitor',
  summary: '退出登录',
  data: z.null(),
});
