import type { DataOf } from '@shared/contract/endpoints';
import type { userInfoRich } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** The signed-in visitor, with how much is theirs. */
export function getUser(options?: CallOptions): Promise<DataOf<typeof userInfoRich>> {
  return send<typeof userInfoRich>({ method: 'GET', path: '/api/v1/user/info/rich', token: 'required' }, options);
}
