import { listenLoginChanged } from '@shared/contract';
import { guarded } from '@shared/contract/guarded';
import { readToken } from '../token';

/**
 * Drafts and reading marks belong to a visitor. In the local storage they are under their name and its owner's,
 * `forum-question@12`, a guest's under the name alone: the next person at this browser never sees them.
 */
type Owner = '' | `@${string}`;

/** Behind a name while nobody has said yet whose the token is; the token's mark follows. */
const UNKNOWN = '@~';
const nameless = /@~[\da-z]+$/;

/** The owner of the token: `{ mark, id }`. */
const KEY = 'site:visitor';
const KNOWN = 'site:visitor-known';

/** Everything that is kept for a guest, and goes to whom they sign in as. */
const guestNames =
  /^(?:comic-places|contact-message|forum-question|forum-answer-\d+|open-day-booking|grade-application|work-entry)$/;

export function readOwner(): Owner {
  const token = readToken();
  if (token === undefined) return '';
  const { mark, id } = storedObject(KEY);
  return mark === markOf(token) && typeof id === 'number' ? `@${id}` : `${UNKNOWN}${markOf(token)}`;
}

/** A login of which the server has to say whose it is. */
export function isUnknown(owner: string): boolean {
  return owner.startsWith(UNKNOWN);
}

/** Whether what stood under one owner is under the other now: a guest signed in, or a login has got its name. */
export function passesOn(from: string, to: string): boolean {
  return from === '' || from === to || (isUnknown(from) && to !== '' && !isUnknown(to));
}

/** Calls back when the owner may be another one. */
export function listenOwner(listener: () => void): () => void {
  const stop = listenLoginChanged(listener);
  // Listeners of this tab, and of another one.
  const onStored = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener(KNOWN, listener);
  window.addEventListener('storage', onStored);
  return () => {
    stop();
    window.removeEventListener(KNOWN, listener);
    window.removeEventListener('storage', onStored);
  };
}

/**
 * The server said whose the token is: what the guest began before the login is theirs from now on, and what was begun under a
 * login that ended before anybody had said whose it was.
 */
export function rememberOwner(id: number): void {
  const token = readToken();
  if (token === undefined) return;
  guarded(() => {
    // First: other tabs have to tell a draft that changes its name from one that was sent.
    localStorage.setItem(KEY, JSON.stringify({ mark: markOf(token), id }));
    for (const key of Object.keys(localStorage).filter((name) => guestNames.test(name) || nameless.test(name))) {
      const own = `${key.replace(nameless, '')}@${id}`;
      localStorage.setItem(own, JSON.stringify(merged(storedObject(own), storedObject(key))));
      localStorage.removeItem(key);
    }
  });
  window.dispatchEvent(new Event(KNOWN));
}

/** Removes from this browser what it keeps for the visitor whose account is gone. */
export function forgetOwner(): void {
  removeOf(readOwner());
  guarded(() => localStorage.removeItem(KEY));
}

/** The visitor leaves. What they began before anybody had said who they are would be the next one's. */
export function forgetUnknown(): void {
  const owner = readOwner();
  if (isUnknown(owner)) removeOf(owner);
}

function removeOf(owner: Owner): void {
  if (owner === '') return;
  guarded(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(owner)) localStorage.removeItem(key);
  });
}

/** The guest's word is the newer one, unless an entry says when it was made. */
function merged(own: Stored, guest: Stored): Stored {
  const newer = Object.entries(guest).filter(([name, value]) => value !== '' && timeOf(value) >= timeOf(own[name]));
  return { ...own, ...Object.fromEntries(newer) };
}

function timeOf(entry: unknown): number {
  const { at } = (entry ?? {}) as { at?: unknown };
  return typeof at === 'number' ? at : 0;
}

type Stored = Readonly<Record<string, unknown>>;

/** Reads what is kept under a key of local storage; empty where there is none, or no object. */
export function storedObject(key: string): Stored {
  const stored = guarded((): unknown => JSON.parse(localStorage.getItem(key) ?? '{}'));
  return typeof stored === 'object' && stored !== null ? (stored as Stored) : {};
}

/** Tells tokens apart without keeping any (FNV-1a). */
function markOf(token: string): string {
  let mark = 0x811c9dc5;
  for (let at = 0; at < token.length; at += 1) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(36);
}
