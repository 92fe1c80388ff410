import { LOGIN_CHANNEL } from '@shared/contract';

/** Tells every other tab that the login is another one now; each then looks at the cookie (host/src/session). */
export function tellOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') {
    tellByStorage();
    return;
  }
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** Other tabs hear of a change of what is stored; nothing stays behind. */
function tellByStorage(): void {
  try {
    localStorage.setItem(LOGIN_CHANNEL, String(Date.now()));
    localStorage.removeItem(LOGIN_CHANNEL);
  } catch {
    // Storage may be forbidden: the tabs notice when they are looked at.
  }
}
