import { apiConfig, apiUrl } from '../site-config';
import { rememberLogin, type LoginPlace, takeLogin } from './login-states';
import { accessTokenByJumpToken, userGetAndEnter } from '@shared/contract/endpoints';
import { call } from '../call';
import { rememberOwner } from './owner';
import { storeToken } from '../token';

/** The address, whole, if it is on this origin; `null` refuses it. */
export function returnAddress(href: string): string | null {
  try {
    const url = new URL(href, location.href);
    return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Address of the login prompt: `loginUrl`, or the backend's stand-in, with a return address and a fresh `state`. Call it when the
 * visitor sets off, since it remembers place and scroll. A return address off this origin is refused: this page then is in.
 */
export function loginAddress(returnTo: string = location.href): string {
  const href = returnAddress(returnTo) ?? location.href;
  const state = rememberLogin({ href, scrollX: window.scrollX, scrollY: window.scrollY });
  const address = new URL(apiConfig().loginUrl || apiUrl('/api/ext/v1/sign-in'), location.origin);
  // A login on this origin gets a path: behind a proxy it need not know under which name the visitor sees it.
  address.searchParams.set('return', address.origin === location.origin ? href.slice(location.origin.length) : href);
  address.searchParams.set('state', state);
  return address.href;
}

/** A login came back that this browser did not begin; nobody can log a visitor in as somebody else. */
export class LoginRefusedError extends Error {
  override readonly name = 'LoginRefusedError';

  constructor() {
    super('登录没有完成，请再登录一次');
  }
}

/**
 * Ends a login with what the inline starter took out of the address: checks that this browser began it, exchanges the jump token,
 * keeps the access token. Answers with the place to bring the visitor back to.
 */
export async function completeLogin(jump: { token: string; state: string }): Promise<LoginPlace> {
  const place = takeLogin(jump.state);
  if (!place) throw new LoginRefusedError();
  const { accessToken } = await call(accessTokenByJumpToken, { jumpToken: jump.token });
  storeToken(accessToken);
  // The login stands whether or not the community has noted it.
  const person = await call(userGetAndEnter, {}, { swallow: true, quiet: true }).catch(() => undefined);
  if (person) rememberOwner(person.id);
  return place;
}
