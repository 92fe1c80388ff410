import type { Bootstrap } from '@shared/contract/release';
import { loadPart } from '../load-part';

const loadSession = () => loadPart(() => import(/* webpackChunkName: "session" */ './session'));

/** Starts the visitor's session where there is one, or one begins: menu, log-out, the end of a login. */
export function startSession(header: HTMLElement, jump: Bootstrap['jump'], go: (href: string) => void): void {
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= loadSession().then(({ beginSession }) => {
      beginSession(header);
    });
    // The next sign of a login tries again.
    begun.catch(() => (begun = undefined));
  };
  if (jump) {
    loadSession().then(
      ({ endLogin }) => endLogin(jump, go),
      () => undefined,
    );
  }
  // Another tab may sign in: its cookie shows when the visitor comes back to this one.
  const look = () => {
    if (signedIn()) begin();
  };
  look();
  addEventListener('focus', look);
  addEventListener('site:login-changed', look);
}

/** The cookie tells (docs/requirements.md section 3); what it is worth, the server says. */
function signedIn(): boolean {
  return /(?:^|; )token=[^;]/.test(document.cookie);
}
