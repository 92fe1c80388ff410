import { loadPart } from '../remotes/load-part';
import { site } from '../starter/site-global';

const loadSession = () => loadPart(() => import(/* webpackChunkName: "session" */ './session'));

/** Brings the visitor's session to life where there is one, or one begins: menu, log-out, the end of a login. */
export function startSession(header: HTMLElement, go: (href: string) => void): void {
  const begin = () =>
    loadSession().then(
      ({ beginSession }) => {
        beginSession(header);
      },
      () => undefined,
    );
  const { jump } = site();
  if (jump) {
    loadSession().then(
      ({ endLogin }) => endLogin(jump, go),
      () => undefined,
    );
  }
  if (signedIn()) void begin();
  // Another tab may sign in: its cookie shows when the visitor comes back to this one.
  const look = () => {
    if (!signedIn()) return;
    removeEventListener('focus', look);
    void begin();
  };
  addEventListener('focus', look);
  addEventListener('site:login-changed', look);
}

/** The cookie tells (docs/requirements.md section 3); what it is worth, the server says. */
function signedIn(): boolean {
  return /(?:^|; )token=[^;]/.test(document.cookie);
}
