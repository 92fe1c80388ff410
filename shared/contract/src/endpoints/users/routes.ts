import type { Route } from '../route';
import type * as schemas from './schemas';

/** Exchanges a jump token, once and within 60 s of its making, for an access token. Refused with `jump-token-invalid`. */
export const accessTokenByJumpToken: Route<typeof schemas.accessTokenByJumpToken> = {
  method: 'GET',
  path: '/api/v1/user/login/getAccessTokenByJumpToken',
  token: 'optional',
};

/** Says who signed in, and notes that they came; called after the jump token. */
export const userGetAndEnter: Route<typeof schemas.userGetAndEnter> = {
  method: 'POST',
  path: '/api/v1/sns/user/getAndEnter',
  token: 'required',
};

/** The signed-in visitor, with how much is theirs. */
export const userInfoRich: Route<typeof schemas.userInfoRich> = {
  method: 'GET',
  path: '/api/v1/user/info/rich',
  token: 'required',
};

/** Ends the token on the server. */
export const userLogout: Route<typeof schemas.userLogout> = {
  method: 'POST',
  path: '/api/v1/user/logout',
  token: 'required',
};
