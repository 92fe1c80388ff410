import Cookies from 'js-cookie';
import { type LoginChanged, announceLoginChanged, LOGIN_CHANNEL } from '@shared/contract';
import { LOGIN_DAYS, TOKEN_COOKIE } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';

export function readToken(): string | undefined {
  const token = guarded(() => Cookies.get(TOKEN_COOKIE));
  return token === '' ? undefined : token;
}

export function storeToken(token: string): void {
  const secure = location.protocol === 'https:';
  guarded(() => Cookies.set(TOKEN_COOKIE, token, { expires: LOGIN_DAYS, path: '/', sameSite: 'Lax', secure }));
  tell({ signedIn: readToken() !== undefined });
}

/** The visitor leaves. */
export function clearToken(): void {
  remove({ signedIn: false });
}

/** The server takes this token no longer. A newer one, of a login meanwhile, stays. */
export function forgetToken(token: string): void {
  if (readToken() === token) remove({ signedIn: false, ended: true });
}

function remove(change: LoginChanged): void {
  if (readToken() === undefined) return;
  guarded(() => Cookies.remove(TOKEN_COOKIE, { path: '/' }));
  tell(change);
}

function tell(change: LoginChanged): void {
  announceLoginChanged(change);
  tellOtherTabs();
}

/** Tells every other tab that the login is another one now; each then looks at the cookie (host/src/session). */
function tellOtherTabs(): void {
  const channel = guarded(() => new BroadcastChannel(LOGIN_CHANNEL));
  channel?.postMessage('changed');
  channel?.close();
  if (!channel) tellByStorage();
}

/** Other tabs hear of a change of what is stored; nothing stays behind. Where storage is forbidden, they notice when they are looked at. */
function tellByStorage(): void {
  guarded(() => {
    localStorage.setItem(LOGIN_CHANNEL, String(Date.now()));
    localStorage.removeItem(LOGIN_CHANNEL);
  });
}
