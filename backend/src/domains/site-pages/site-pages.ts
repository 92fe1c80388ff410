import { routeAt } from '@shared/contract/config';
import { z } from 'zod';
import { type Database, type Queryable, firstRow } from '../../database/database';

const path = z.string().startsWith('/').max(200);
const place = z.strictObject({
  pattern: path,
  /** Where its addresses follow from content: those that are there, each with its parameters. */
  paths: z.record(path, z.record(z.string().max(60), z.string().max(200))).optional(),
});

/** Patterns of a site's pages, as the composer tells them: `/solution/:slug`; one of the version before tells them alone. */
export const sitePagesSchema = z.array(z.union([path.transform((pattern) => ({ pattern })), place])).max(20_000);

export type SitePlace = z.output<typeof place>;

/** ms that what was read is taken for what is there. */
const FRESH = 5000;
const NAME = 'site-pages';

/** The addresses that the site has pages at. Releases bring them, and whoever composes them tells the backend. */
export class SitePages {
  #known: Promise<readonly SitePlace[]> | undefined;
  #until = 0;

  constructor(private readonly database: Database) {}

  async tell(places: z.input<typeof sitePagesSchema>): Promise<void> {
    await this.database.query(
      'insert into settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [NAME, JSON.stringify(places)],
    );
    this.#known = undefined;
  }

  /** The pattern of the page at a path (`/solution/:slug`); null where there is none, or nobody told yet. */
  async patternAt(path: string): Promise<string | null> {
    return placeAt(await this.#places(), path)?.pattern ?? null;
  }

  async patterns(): Promise<string[]> {
    return (await this.#places()).map(({ pattern }) => pattern);
  }

  #places(): Promise<readonly SitePlace[]> {
    if (!this.#known || this.#until < Date.now()) {
      this.#until = Date.now() + FRESH;
      this.#known = readSitePages(this.database).then((places) => places ?? []);
      this.#known.catch(() => (this.#known = undefined));
    }
    return this.#known;
  }
}

export const sitePagesOf = (database: Database) => new SitePages(database);

/** Null where nobody told of any yet. */
export async function readSitePages(database: Queryable): Promise<readonly SitePlace[] | null> {
  const row = await firstRow<{ value: string }>(database, 'select value from settings where name = $1', [NAME]);
  return row ? sitePagesSchema.parse(JSON.parse(row.value)) : null;
}

export function placeAt(places: readonly SitePlace[], path: string): SitePlace | null {
  return routeAt(places, path)?.route ?? null;
}

/** Whether a page stands at a path now. */
export function isThere(places: readonly SitePlace[], path: string): boolean {
  const found = placeAt(places, path);
  return found !== null && (found.paths === undefined || Object.hasOwn(found.paths, withSlash(path)));
}

/** A path as the composer writes it. */
export const withSlash = (path: string) => (/\/$|\.html$/.test(path) ? path : `${path}/`);
