import { type LoginRequired, type SiteEvents, announceLoginRequired } from '@shared/contract';
import { readToken } from './token';

/** Called with `true` when a login is needed (docs/requirements.md section 6). */
export type LoginHandler = (open: true, reason?: string) => void;

const NEEDED = 'site:login-required' satisfies keyof SiteEvents;

/** Registers who opens the login prompt in place of the host, which hears of it otherwise. Returns what takes it back. */
export function setLoginHandler(handler: LoginHandler): () => void {
  const take = (event: Event) => {
    event.stopImmediatePropagation();
    handler(true, (event as CustomEvent<LoginRequired>).detail.reason);
  };
  // Comes before everybody who only listens.
  window.addEventListener(NEEDED, take, { capture: true });
  return () => window.removeEventListener(NEEDED, take, { capture: true });
}

export function openLogin(reason?: string): void {
  announceLoginRequired(reason === undefined ? {} : { reason });
}

/** True with a token; without one the registered handler is called with `true` and the answer is false. */
export function checkLogin(reason?: string): boolean {
  if (readToken() !== undefined) return true;
  openLogin(reason);
  return false;
}
