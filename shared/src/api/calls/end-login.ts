import type { DataOf } from '../../contract/endpoints/endpoint';
import type { userLogout } from '../../contract/endpoints/user-logout';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Ends the token on the server (spec.md section 7). */
export function endLogin(options?: CallOptions): Promise<DataOf<typeof userLogout>> {
  return send<typeof userLogout>({ method: 'POST', path: '/api/v1/user/logout', token: 'required' }, options);
}
