import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { accessTokenByJumpToken } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Exchanges a jump token, once and within 60 s of its making, for an access token. Refused with `jump-token-invalid`. */
export function exchangeJumpToken(
  query: QueryOf<typeof accessTokenByJumpToken>,
  options?: CallOptions,
): Promise<DataOf<typeof accessTokenByJumpToken>> {
  return send<typeof accessTokenByJumpToken>(
    { method: 'GET', path: '/api/v1/user/login/getAccessTokenByJumpToken', token: 'optional', query },
    options,
  );
}
