import type { DataOf } from '@shared/contract/endpoints';
import type { userLogout } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';
import { transmit } from '../transmit';

const call = { method: 'POST', path: '/api/v1/user/logout' } as const;

/** Ends the token on the server. */
export function endLogin(options?: CallOptions): Promise<DataOf<typeof userLogout>> {
  return send<typeof userLogout>({ ...call, token: 'required' }, options);
}

/** Ends a token that this browser has forgotten already; nobody waits for the answer. */
export async function endForgottenLogin(token: string): Promise<void> {
  await transmit({ ...call, token }, {}).catch(() => undefined);
}
