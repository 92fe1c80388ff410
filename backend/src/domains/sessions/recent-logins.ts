import type { Login } from '../../http/authenticate';

const MOST = 10_000;
/** Milliseconds. */
const KEPT = 5000;

/** Whom the latest tokens stood for, a few seconds long; by the tokens' hashes, never by the tokens. */
export class RecentLogins {
  readonly #seen = new Map<string, { login: Login; until: number }>();

  get(hash: string): Login | undefined {
    const entry = this.#seen.get(hash);
    return entry && entry.until > Date.now() ? entry.login : undefined;
  }

  set(hash: string, login: Login): void {
    this.#seen.delete(hash);
    this.#seen.set(hash, { login, until: Date.now() + KEPT });
    const oldest = this.#seen.keys().next().value;
    if (this.#seen.size > MOST && oldest !== undefined) this.#seen.delete(oldest);
  }

  forget(hash: string): void {
    this.#seen.delete(hash);
  }
}
