import type { HttpResponse } from '@shared/testing/http-request';
import type { TestSite } from '../domain.suite';
import type { Changes } from './read-changes';

export const SERVICE_KEY = 'a-key-of-the-services-of-this-site-alone';

/** For tests: follows what changed, as the site's own services do, on an application beside the one that is tested. */
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

  request(query: Record<string, string | number> = {}, key = SERVICE_KEY): Promise<HttpResponse> {
    return this.#site.request({ url: '/internal/changes', query, headers: { authorization: `Bearer ${key}` } });
  }

  async ask(query: Record<string, string | number> = {}): Promise<Changes> {
    const { statusCode, body } = await this.request(query);
    if (statusCode !== 200) throw new Error(body);
    return JSON.parse(body) as Changes;
  }

  /** What is told up to now does not matter. */
  async skip(): Promise<string> {
    this.#cursor = (await this.ask()).cursor;
    return this.#cursor;
  }

  /** What was told since. */
  async next(limit = 1000): Promise<Changes> {
    const changes = await this.ask({ after: this.#cursor ?? (await this.skip()), limit });
    this.#cursor = changes.cursor;
    return changes;
  }
}
