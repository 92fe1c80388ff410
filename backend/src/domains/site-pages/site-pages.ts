import { routeAt } from '@shared/contract/config';
import { z } from 'zod';
import type { Database, Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';

/** Patterns of a site's pages, as the composer tells them: `/solution/:slug`. */
export const sitePagesSchema = z.array(z.string().startsWith('/').max(200)).max(20_000);

/** ms that what was read is taken for what is there. */
const FRESH = 5000;
const NAME = 'site-pages';

/** The addresses that the site has pages at. Releases bring them, and whoever composes them tells the backend. */
export class SitePages {
  #known: Promise<readonly string[]> | undefined;
  #until = 0;

  constructor(private readonly database: Database) {}

  async tell(patterns: readonly string[]): Promise<void> {
    await this.database.query(
      'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [NAME, JSON.stringify(patterns)],
    );
    this.#known = undefined;
  }

  /** The pattern of the page at a path (`/solution/:slug`); null where there is none, or nobody told yet. */
  async patternAt(path: string): Promise<string | null> {
    if (!this.#known || this.#until < Date.now()) {
      this.#until = Date.now() + FRESH;
      this.#known = readSitePages(this.database).then((patterns) => patterns ?? []);
      this.#known.catch(() => (this.#known = undefined));
    }
    return patternAt(await this.#known, path);
  }
}

export const sitePagesOf = (database: Database) => new SitePages(database);

/** Null where nobody told of any yet. */
export async function readSitePages(database: Queryable): Promise<readonly string[] | null> {
  const row = await firstRow<{ value: string }>(database, 'select value from settings where name = $1', [NAME]);
  return row ? sitePagesSchema.parse(JSON.parse(row.value)) : null;
}

export function patternAt(patterns: readonly string[], path: string): string | null {
  const routes = patterns.map((pattern) => ({ pattern }));
  return routeAt(routes, path)?.route.pattern ?? null;
}
