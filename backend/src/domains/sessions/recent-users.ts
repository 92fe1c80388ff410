import type { User } from '../../http/authenticate';

const MOST = 10_000;
/** Milliseconds. */
const KEPT = 5000;

/** Whom the latest tokens stood for, a few seconds long; by the tokens' hashes, never by the tokens. */
export class RecentUsers {
  readonly #seen = new Map<string, { user: User; until: number }>();

  get(hash: string): User | undefined {
    const entry = this.#seen.get(hash);
    return entry && entry.until > Date.now() ? entry.user : undefined;
  }

  set(hash: string, user: User): void {
    this.#seen.delete(hash);
    this.#seen.set(hash, { user, until: Date.now() + KEPT });
    const oldest = this.#seen.keys().next().value;
    if (this.#seen.size > MOST && oldest !== undefined) this.#seen.delete(oldest);
  }

  forget(hash: string): void {
    this.#seen.delete(hash);
  }
}
