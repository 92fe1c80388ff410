import { apiConfig, apiUrl } from '../site-config';
import { rememberLogin } from './login-states';

/** The address, whole, if it is on this origin; `null` refuses it. */
export function returnAddress(href: string): string | null {
  try {
    const url = new URL(href, location.href);
    return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}

/**
 * Address of the login prompt: `loginUrl`, or the backend's stand-in, with a return address and a fresh `state`. Call it when the
 * visitor sets off, since it remembers place and scroll. A return address off this origin is refused: this page then is in.
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
