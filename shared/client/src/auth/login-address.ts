import { apiUrl } from '../api-url';
import { apiConfig } from '../site-config';
import { rememberLogin } from './login-states';
import { returnAddress } from './return-address';

/**
 * Where the login prompt leads: `loginUrl`, or the backend's stand-in, with a return address and a fresh `state`.
 * Call it when the visitor sets off, since it remembers place and scroll. A return address off this origin is refused: this page then stands in.
 */
export function loginAddress(returnTo: string = location.href): string {
  const href = returnAddress(returnTo) ?? location.href;
  const state = rememberLogin({ href, scrollX: window.scrollX, scrollY: window.scrollY });
  const address = new URL(apiConfig().loginUrl || apiUrl('/api/ext/v1/sign-in'), location.origin);
  // A login on this origin gets a path: behind a proxy it need not know under which name the visitor sees it.
  address.searchParams.set('return', address.origin === location.origin ? href.slice(location.origin.length) : href);
  address.searchParams.set('state', state);
  return address.href;
}
