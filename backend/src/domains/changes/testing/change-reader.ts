import { setTimeout } from 'node:timers/promises';
import { onlyRow } from '../../../database/database';
import type { TestSite } from '../../domain.suite';
import type { Changes } from '../read-changes';

export const SERVICE_KEY = 'a-key-of-the-services-of-this-site-alone';

/** Follows what changed, for tests, as the site's own services do, on an application beside the one that is tested. */
export class ChangeReader {
  readonly #site: TestSite;
  #cursor: string | undefined;

  private constructor(site: TestSite) {
    this.#site = site;
  }

  static async open(site: TestSite): Promise<ChangeReader> {
    return new ChangeReader(await site.openBeside({ serviceKey: SERVICE_KEY }));
  }

  close(): Promise<void> {
    return this.#site.close();
  }

  /** @param query a text as it stands in the address */
  request(query: Record<string, string | number> | string = {}, key = SERVICE_KEY): ReturnType<TestSite['request']> {
    const url = '/internal/changes';
    const headers = { 'service-key': key };
    return this.#site.request(
      typeof query === 'string' ? { url: `${url}?${query}`, headers } : { url, query, headers },
    );
  }

  /** The status of the answer. */
  tellPages(patterns: unknown, key = SERVICE_KEY): Promise<number> {
    return this.#tell('site-pages', patterns, key);
  }

  /** The status of the answer. */
  tellContent(content: unknown, key = SERVICE_KEY): Promise<number> {
    return this.#tell('site-content', content, key);
  }

  /** The status of the answer. */
  tellReleases(snapshot: unknown, key = SERVICE_KEY): Promise<number> {
    return this.#tell('releases', snapshot, key);
  }

  async #tell(what: string, value: unknown, key: string): Promise<number> {
    const headers = { 'service-key': key, 'content-type': 'application/json' };
    const payload = JSON.stringify(value);
    return (await this.#site.request({ method: 'PUT', url: `/internal/${what}`, headers, payload })).statusCode;
  }

  async ask(query: Record<string, string | number> = {}): Promise<Changes> {
    const { statusCode, body } = await this.request(query);
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body) as Changes;
  }

  /** Ignores everything told so far. */
  async skip(): Promise<string> {
    this.#cursor = (await this.ask()).cursor;
    return this.#cursor;
  }

  /** Returns changes since the last call, once all that is under way has ended: the server's own analyze, too, holds back what comes behind it. */
  async next(limit = 1000): Promise<Changes> {
    const { database } = this.#site;
    const bound = await onlyRow<{ xid: string }>(
      database,
      'select pg_snapshot_xmax(pg_current_snapshot())::text as xid',
    );
    const ended = 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as "is"';
    while (!(await onlyRow<{ is: boolean }>(database, ended, [bound.xid])).is) await setTimeout(10);
    return this.nextAtOnce(limit);
  }

  /** Returns changes since the last call, without waiting. */
  async nextAtOnce(limit = 1000): Promise<Changes> {
    const changes = await this.ask({ after: this.#cursor ?? (await this.skip()), limit });
    this.#cursor = changes.cursor;
    return changes;
  }

  /** Waits for changes since the last call, so many ms at most. */
  async wait(most: number): Promise<Changes> {
    return this.ask({ after: this.#cursor ?? (await this.skip()), wait: most });
  }
}
