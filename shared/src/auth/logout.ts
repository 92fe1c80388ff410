import { endLogin } from '../api/calls/end-login';
import { clearToken } from './token';

/** Ends the login here at once, and on the server; a server that cannot be reached lets the token expire. */
export async function logout(): Promise<void> {
  const ended = endLogin({ swallow: true }).catch(() => undefined);
  clearToken();
  await ended;
}
