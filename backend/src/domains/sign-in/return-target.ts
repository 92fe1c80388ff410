/** An origin that stands for the page's own while an address is taken apart. */
const HERE = 'http://here.invalid';

interface Own {
  /** Host the browser asked, with its port. */
  host: string;
  /** Other origins that may be returned to. */
  allowedOrigins: readonly string[];
}

/**
 * The address that a sign-in may lead back to: an address of the same origin comes back as a path, so that it cannot lead elsewhere;
 * one of an allowed origin stays whole; anything else is null.
 */
export function returnTarget(address: string, { host, allowedOrigins }: Own): string | null {
  let url: URL;
  try {
    url = new URL(address, HERE);
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (allowedOrigins.includes(url.origin)) return url.href;
  if (url.origin !== HERE && url.host !== host) return null;
  // A path that begins with two slashes would be another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** Adds what the site takes out again when the visitor is back. */
export function withJumpToken(target: string, jumpToken: string, state: string): string {
  const url = new URL(target, HERE);
  url.searchParams.set('jumpToken', jumpToken);
  url.searchParams.set('state', state);
  return url.origin === HERE ? url.pathname + url.search + url.hash : url.href;
}
