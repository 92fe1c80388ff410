import { accessTokenByJumpToken, userGetAndEnter } from '@shared/contract/endpoints';
import { call } from '../call';
import { type LoginPlace, takeLogin } from './login-states';
import { rememberOwner } from './owner';
import { storeToken } from '../token';

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
