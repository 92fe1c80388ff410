import { userLogout } from '@shared/contract/endpoints';
import { call } from '../call';
import { NetworkError } from '../errors';
import { transmit } from '../transmit';
import { clearToken, readToken } from '../token';
import { forgetUnknown } from './owner';

/** Ends the login here at once, and on the server: as soon as there is a network, while this tab is open. */
export async function logout(): Promise<void> {
  const token = readToken();
  const ended = call(userLogout, {}, { swallow: true, quiet: true });
  forgetUnknown();
  clearToken();
  try {
    await ended;
  } catch (error) {
    if (!token || !(error instanceof NetworkError)) return;
    addEventListener('online', () => void endForgottenLogin(token), { once: true });
  }
}

/** Ends a token that this browser has forgotten already; nobody waits for the answer. */
async function endForgottenLogin(token: string): Promise<void> {
  await transmit({ route: userLogout, input: undefined, token }, {}).catch(() => undefined);
}
