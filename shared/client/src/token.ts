import Cookies from 'js-cookie';
import { announceLoginChanged } from '@shared/contract';

/** Name of the cookie that keeps the login token (docs/requirements.md sections 3 and 9). */
const NAME = 'token';
/** Days (docs/requirements.md section 9). */
const LIFETIME = 30;

export function readToken(): string | undefined {
  const token = Cookies.get(NAME);
  return token === '' ? undefined : token;
}

export function storeToken(token: string): void {
  const secure = location.protocol === 'https:';
  Cookies.set(NAME, token, { expires: LIFETIME, path: '/', sameSite: 'Lax', secure });
  tell();
}

export function clearToken(): void {
  if (readToken() === undefined) return;
  Cookies.remove(NAME, { path: '/' });
  tell();
}

function tell(): void {
  announceLoginChanged({ signedIn: readToken() !== undefined });
  tellOtherTabs();
}

const CHANNEL = 'site-login';

/** Null where a browser has no such channel; tabs then notice when they are looked at. */
export function openTabsChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

function tellOtherTabs(): void {
  const channel = openTabsChannel();
  channel?.postMessage('changed');
  channel?.close();
}
