import type { SiteMessage } from './page';

/**
 * DOM events on `window` by which bundles that were deployed at different times talk (docs/architecture.md rule 6).
 * The client announces, the host listens and shows.
 */
export interface SiteEvents {
  /** A call needs a login that is missing, or that the server no longer takes (docs/requirements.md sections 5 and 8). */
  'site:login-required': LoginRequired;
  /** Something to say at the bottom of the window. */
  'site:message': SiteMessage;
  /** The visitor signed in or out, in this tab or in another. */
  'site:login-changed': LoginChanged;
  /** A page is wanted on this device, to be opened with the network cut. A host that cannot do that leaves it be. */
  'site:keep-page': KeepPage;
}

export interface LoginRequired {
  /** Reason for the login, in the visitor's words. */
  reason?: string;
}

export interface LoginChanged {
  signedIn: boolean;
  /** The server took the token no longer: the visitor did not leave, and what is being typed stays in sight. */
  ended?: true;
}

export interface KeepPage {
  /** A path below the base path, with a slash at both ends. */
  path: string;
  /** Addresses of what it shows beside the files of its release. */
  pictures: readonly string[];
}

/** Name of the `BroadcastChannel` by which a tab tells the others that the login is another one now. */
export const LOGIN_CHANNEL = 'site-login';

export function announce<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

export function listen<Name extends keyof SiteEvents>(
  name: Name,
  listener: (detail: SiteEvents[Name]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<SiteEvents[Name]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}

export function announceLoginRequired(detail: LoginRequired = {}): void {
  announce('site:login-required', detail);
}

/** Returns what ends the listening, as every `listen…` does. */
export function listenLoginRequired(listener: (detail: LoginRequired) => void): () => void {
  return listen('site:login-required', listener);
}

export function announceMessage(message: SiteMessage): void {
  announce('site:message', message);
}

export function listenMessage(listener: (message: SiteMessage) => void): () => void {
  return listen('site:message', listener);
}

export function announceLoginChanged(detail: LoginChanged): void {
  announce('site:login-changed', detail);
}

export function listenLoginChanged(listener: (detail: LoginChanged) => void): () => void {
  return listen('site:login-changed', listener);
}
