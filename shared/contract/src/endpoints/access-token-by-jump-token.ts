import { z } from 'zod';
import { instant } from './entities/basics';
import { defineEndpoint } from './endpoint';

/** Exchanges a jump token, once and within 60 s of its making, for an access token. Refused with `jump-token-invalid`. */
export const accessTokenByJumpToken = defineEndpoint({
  method: 'GET',
  path: '/api/v1/user/login/getAccessTokenByJumpToken',
  token: 'optional',
  access: 'guest',
  summary: '换取登录凭证',
  query: z.object({ jumpToken: z.string().min(16).max(200) }),
  data: z.object({
    accessToken: z.string(),
    expiresAt: instant,
  }),
});
