import { exchangeJumpToken } from '../calls/exchange-jump-token';
import { enterCommunity } from '../calls/enter-community';
import { LoginRefusedError } from './login-refused-error';
import { type LoginPlace, takeLogin } from './login-states';
import { storeToken } from './token';

/**
 * Ends a login with what the inline starter took out of the address: checks that this browser began it, exchanges the jump token,
 * keeps the access token. Answers with the place to bring the visitor back to.
 */
export async function completeLogin(jump: { token: string; state: string }): Promise<LoginPlace> {
  const place = takeLogin(jump.state);
  if (!place) throw new LoginRefusedError();
  const { accessToken } = await exchangeJumpToken({ jumpToken: jump.token });
  storeToken(accessToken);
  // The login stands whether or not the community has noted it.
  await enterCommunity({ swallow: true }).catch(() => undefined);
  return place;
}
