import { loginToken, showSignedIn } from '../../signed-in';

/**
 * Says in the header whether somebody is signed in, so that it does not change under them once the host runs. A first look
 * at the cookies waits for another process: it is taken once the page stands.
 */
export function markSignedIn(): void {
  addEventListener('DOMContentLoaded', () =>
    showSignedIn(document.querySelector('header'), loginToken() !== undefined),
  );
}
