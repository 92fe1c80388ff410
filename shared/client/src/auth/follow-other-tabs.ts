import { announceLoginChanged, listenLoginChanged } from '@shared/contract';
import { openTabsChannel, readToken } from '../token';

/** Announces `site:login-changed` when the visitor signs in or out in another tab. The host calls it once; returns what ends it. */
export function followOtherTabs(): () => void {
  let known = readToken();
  const look = () => {
    const token = readToken();
    if (token === known) return;
    known = token;
    announceLoginChanged({ signedIn: token !== undefined });
  };
  const stopListening = listenLoginChanged(() => {
    known = readToken();
  });
  const channel = openTabsChannel();
  channel?.addEventListener('message', look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    stopListening();
    channel?.close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}
