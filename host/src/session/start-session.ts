import { LOGIN_CHANNEL, announceLoginChanged } from '@shared/contract';
import { guarded } from '@shared/contract/guarded';
import type { Bootstrap } from '@shared/contract/release';
import { loadPart } from '../load-part';
import { loginToken, showSignedIn } from '../signed-in';

const loadSession = () => loadPart(() => import(/* webpackChunkName: "session" */ './session'));

/**
 * Starts the visitor's session where there is one, or one begins: menu, log-out, the end of a login. Follows what other tabs
 * do, in a guest's tab as well.
 */
export function startSession(
  header: HTMLElement,
  jump: Bootstrap['jump'],
  { go, isUnsaved }: { go: (href: string) => void; isUnsaved: () => boolean },
): void {
  let begun: Promise<void> | undefined;
  let known = loginToken();
  const show = () => {
    known = loginToken();
    showSignedIn(header, known !== undefined);
    if (!known) return;
    begun ??= loadSession().then(({ beginSession }) => beginSession(header));
    // The next sign of a login tries again.
    begun.catch(() => (begun = undefined));
  };
  const look = () => {
    const token = loginToken();
    if (token === known) return;
    // A visitor who logged out elsewhere is still the one who is writing here: as with a login that ended, it stays.
    if (token === undefined && isUnsaved())
      loadSession().then(
        ({ tellLoginEnded }) => tellLoginEnded(),
        () => undefined,
      );
    announceLoginChanged(token === undefined ? { signedIn: false, ended: true } : { signedIn: true });
  };
  if (jump) {
    loadSession().then(
      ({ endLogin }) => endLogin(jump, go),
      () => undefined,
    );
  }
  show();
  addEventListener('site:login-changed', show);
  // Tells at once; the others are for who has no such channel, and for a page that slept.
  const channel = guarded(() => new BroadcastChannel(LOGIN_CHANNEL));
  if (channel) channel.onmessage = look;
  for (const sign of ['storage', 'focus', 'pageshow']) addEventListener(sign, look);
  header.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-login]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadSession()
      .then(({ goToLogin }) => goToLogin())
      .catch(() => location.assign(link.href));
  });
}
