import type { DataOf } from '../../contract/endpoints/endpoint';
import type { userGetAndEnter } from '../../contract/endpoints/user-get-and-enter';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Says who signed in, and notes that they came; called after the jump token. */
export function enterCommunity(options?: CallOptions): Promise<DataOf<typeof userGetAndEnter>> {
  return send<typeof userGetAndEnter>(
    { method: 'POST', path: '/api/v1/sns/user/getAndEnter', token: 'required' },
    options,
  );
}
