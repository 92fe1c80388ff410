import type { DataOf } from '../../contract/endpoints/endpoint';
import type { userInfoRich } from '../../contract/endpoints/user-info-rich';
import type { CallOptions } from '../call';
import { send } from '../send';

/** The signed-in visitor, with how much is theirs. */
export function getUser(options?: CallOptions): Promise<DataOf<typeof userInfoRich>> {
  return send<typeof userInfoRich>({ method: 'GET', path: '/api/v1/user/info/rich', token: 'required' }, options);
}
