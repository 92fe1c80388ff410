import { endForgottenLogin, endLogin } from '../calls/end-login';
import { NetworkError } from '../errors/network-error';
import { clearToken, readToken } from './token';

/** Ends the login here at once, and on the server: as soon as there is a network, while this tab is open. */
export async function logout(): Promise<void> {
  const token = readToken();
  const ended = endLogin({ swallow: true });
  clearToken();
  try {
    await ended;
  } catch (error) {
    if (!token || !(error instanceof NetworkError)) return;
    addEventListener('online', () => void endForgottenLogin(token), { once: true });
  }
}
