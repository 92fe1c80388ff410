import type { DataOf } from '@shared/contract/endpoints';
import type { userGetAndEnter } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Says who signed in, and notes that they came; called after the jump token. */
export function enterCommunity(options?: CallOptions): Promise<DataOf<typeof userGetAndEnter>> {
  return send<typeof userGetAndEnter>(
    { method: 'POST', path: '/api/v1/sns/user/getAndEnter', token: 'required' },
    options,
  );
}
