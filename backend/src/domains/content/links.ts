import { type ContentMistake, type ContentSchema, adapted, leavesOf } from '@shared/contract/content';
import { paramsAt } from '@shared/contract/config';
import type { Queryable } from '../../database/database';
import { noSuchPage, readMarkdown } from '@shared/markup/read-markdown';
import { type SitePlace, isThere, placeAt, readSitePages, withSlash } from '../site-pages/site-pages';
import { type ContentValues, contentValues } from './entries';

/** Where the backend answers. */
const OWN = '/api/';

interface Link {
  field: string;
  path: string;
  /** What its editor is told where it leads nowhere. */
  lost: string;
}

/** Links of a value to pages of the site, and what is wrong with its Markdown. */
function linksIn(schema: ContentSchema, value: unknown): { links: Link[]; problems: ContentMistake[] } {
  const links: Link[] = [];
  const problems: ContentMistake[] = [];
  const add = (link: Link) => {
    // What the backend answers itself is no page of the site: the table of its calls, a feed.
    if (!link.path.startsWith(OWN)) links.push(link);
  };
  for (const { field, of, value: text } of leavesOf(schema, value)) {
    // An address that nobody can edit is its team's affair: the file of the site that a page asks for.
    if (of.type !== 'string' || of.readOnly || typeof text !== 'string') continue;
    if (of.format === 'href' && text.startsWith('/'))
      add({ field, path: text.split(/[?#]/)[0] ?? '', lost: noSuchPage(text) });
    if (of.format !== 'markdown') continue;
    const read = readMarkdown(text);
    problems.push(...read.problems.map(({ message }) => ({ field, message })));
    for (const { path, href, line } of read.pages) add({ field, path, lost: `第 ${line} 行：${noSuchPage(href)}` });
  }
  return { links, problems };
}

/** An entry that is changed, with what it would hold; null: what its release ships. */
export interface EditedEntry {
  id: string;
  schema: ContentSchema;
  value: unknown;
}

/**
 * Links that would lead to no page, and Markdown that no page shows: `own` by the fields of the edited entries, in their order, `others`
 * where an entry that is not edited links to a page that would go. Without links where nobody told the site's pages yet.
 *
 * @param drafts whether all other entries count as they are edited, and not as visitors see them
 */
export async function linkMistakes(
  transaction: Queryable,
  edited: readonly EditedEntry[],
  { drafts }: { drafts: boolean },
): Promise<{ own: ContentMistake[][]; others: string[] }> {
  const read = edited.map(({ schema, value }) => linksIn(schema, value));
  const places = await readSitePages(transaction);
  if (!places) return { own: read.map(({ problems }) => problems), others: [] };
  const placed = places.filter(({ paths }) => paths);
  const rows = await contentValues(
    transaction,
    placed.map(({ pattern }) => withSlash(pattern)),
  );
  const after = valuesAfter(edited, drafts);
  const lostOf = (links: readonly Link[]) => links.filter(({ path }) => !willStand({ places, rows, after }, path));
  const own = read.map(({ links, problems }) => [
    ...problems,
    ...lostOf(links).map(({ field, lost }) => ({ field, message: lost })),
  ]);
  const isLost = (path: string) => isThere(places, path) && !willStand({ places, rows, after }, path);
  const going = placed.flatMap(({ paths = {} }) => Object.keys(paths)).filter(isLost);
  if (going.length === 0) return { own, others: [] };
  const ids = new Set(edited.map(({ id }) => id));
  const others = (await contentValues(transaction))
    .filter(({ id }) => !ids.has(id))
    .flatMap((row) =>
      linksIn(row.schema, after(row))
        .links.filter(({ path }) => going.includes(withSlash(path)))
        .map(({ path }) => `“${row.title}”还链接着 ${path}，请先改那里`),
    );
  return { own, others: [...new Set(others)] };
}

type ValueOf = (row: ContentValues) => unknown;

function valuesAfter(edited: readonly EditedEntry[], drafts: boolean): ValueOf {
  const changed = new Map(edited.map(({ id, value }) => [id, value]));
  return (row) => {
    const kept = drafts && row.isDrafted ? row.drafted : row.published;
    const value = changed.has(row.id) ? changed.get(row.id) : kept;
    return adapted(row.schema, row.shipped, value ?? row.shipped);
  };
}

/** Whether a page stands at a path once every entry is as it would be: a member of a list has a page while it is in there. */
function willStand(
  { places, rows, after }: { places: readonly SitePlace[]; rows: readonly ContentValues[]; after: ValueOf },
  path: string,
): boolean {
  const place = placeAt(places, path);
  if (!place?.paths) return place !== null;
  const told = new Map(Object.entries(place.paths)).get(withSlash(path));
  const named = told ?? paramsAt(place.pattern, path) ?? {};
  const holders = rows.filter(({ addresses }) => addresses.includes(withSlash(place.pattern)));
  const isHeld = (valueOf: ValueOf) => holders.some((row) => holds(valueOf(row), named));
  return isHeld(after) || (told !== undefined && !isHeld(({ published, shipped }) => published ?? shipped));
}

/** Whether a list has a member that an address names, as `/case/detail/:type/:id` does by two of its fields, `/solution/:slug` by its id. */
function holds(list: unknown, params: Readonly<Record<string, string>>): boolean {
  const named = Object.entries(params);
  if (!Array.isArray(list) || named.length === 0) return false;
  return list.some((member: unknown) => {
    const fields = new Map<string, unknown>(Object.entries(member ?? {}));
    return named.every(([name, value]) => (fields.has(name) ? fields.get(name) : fields.get('id')) === value);
  });
}
