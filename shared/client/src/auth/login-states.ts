import { LOGIN_MINUTES } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';

export interface LoginPlace {
  href: string;
  scrollX: number;
  scrollY: number;
}

interface LoginState extends LoginPlace {
  state: string;
  /** Unix milliseconds. */
  at: number;
}

const KEY = 'site:login-states';
const LIFETIME = LOGIN_MINUTES * 60_000;
/** Logins begun in so many tabs at once are remembered. */
const MOST = 5;

/** Begins a login: remembers the place in this browser and answers with the secret that must come back. */
export function rememberLogin(place: LoginPlace): string {
  const state = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  write([...read(), { ...place, state, at: Date.now() }].slice(-MOST));
  return state;
}

/** The place that belongs to `state`, once; `null` where this browser began no such login. */
export function takeLogin(state: string): LoginPlace | null {
  const states = read();
  const found = states.find((entry) => entry.state === state);
  if (!found) return null;
  write(states.filter((entry) => entry !== found));
  return { href: found.href, scrollX: found.scrollX, scrollY: found.scrollY };
}

function read(): LoginState[] {
  const stored = guarded((): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isAlive) : [];
}

function write(states: LoginState[]): void {
  // The login is refused when it comes back to a browser that forbids storage, and says so.
  guarded(() => localStorage.setItem(KEY, JSON.stringify(states)));
}

function isAlive(entry: unknown): entry is LoginState {
  const { state, href, at } = (entry ?? {}) as Partial<LoginState>;
  return typeof state === 'string' && typeof href === 'string' && typeof at === 'number' && Date.now() - at < LIFETIME;
}
