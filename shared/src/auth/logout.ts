import { endLogin } from '../api/calls/end-login';
import { NetworkError } from '../api/errors/network-error';
import { transmit } from '../api/transmit';
import { clearToken, readToken } from './token';

/** Ends the login here at once, and on the server: as soon as there is a network, while this tab is open. */
export async function logout(): Promise<void> {
  const token = readToken();
  const ended = endLogin({ swallow: true });
  clearToken();
  try {
    await ended;
  } catch (error) {
    if (token && error instanceof NetworkError) addEventListener('online', () => void endLater(token), { once: true });
  }
}

/** The cookie is gone, so the token is sent along by hand; nobody waits for the answer. */
async function endLater(token: string): Promise<void> {
  await transmit({ method: 'POST', path: '/api/v1/user/logout', token }, {}).catch(() => undefined);
}
