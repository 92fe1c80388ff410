import { announceLoginRequired } from '@shared/contract';
import { readToken } from './token';

/** Called with `true` when a login is needed (docs/requirements.md section 6). */
export type LoginHandler = (open: true, reason?: string) => void;

const announce: LoginHandler = (_open, reason) => {
  announceLoginRequired(reason === undefined ? {} : { reason });
};

let handler = announce;

/** Registers who opens the login prompt; without one it is announced to the host. Returns what takes it back. */
export function setLoginHandler(next: LoginHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = announce;
  };
}

export function openLogin(reason?: string): void {
  handler(true, reason);
}

/** True with a token; without one the registered handler is called with `true` and the answer is false. */
export function checkLogin(reason?: string): boolean {
  if (readToken() !== undefined) return true;
  openLogin(reason);
  return false;
}
