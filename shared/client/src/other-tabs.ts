import { LOGIN_CHANNEL } from '@shared/contract';
import { guarded } from '@shared/contract/guarded';

/** Tells every other tab that the login is another one now; each then looks at the cookie (host/src/session). */
export function tellOtherTabs(): void {
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
