import { isDeepStrictEqual } from 'node:util';
import { type ContentSchema, type SiteContent, adapted, contentMistakes } from '@shared/contract/content';
import type { Database, Queryable } from '../../database/database';

export interface Named {
  package: string;
  key: string;
}

/** SQL: the entries of a JSON array in the first parameter (`namesOf`), with the version that each was looked at. */
export const ENTRIES = 'json_to_recordset($1::json) as n (package text, key text, version bigint)';
/** SQL: whether the row of an alias is of one of them. */
export const isOneOf = (alias: string) =>
  `(${alias}.package, ${alias}.key) in (select n.package, n.key from ${ENTRIES})`;

/** Names alone, whatever words stand beside them. */
export function namesOf(entries: readonly (Named & { version?: number })[]): string {
  return JSON.stringify(entries.map(({ package: name, key, version }) => ({ package: name, key, version })));
}

/** Locks entries, all by the same order: who edits or publishes one waits for who does so already, and for a telling. */
export async function lockEntries(transaction: Queryable, entries: readonly Named[]): Promise<void> {
  const sql = `select 1 as one from content_declarations d where ${isOneOf('d')} order by package, key for update`;
  await transaction.query(sql, [namesOf(entries)]);
}

/** Makes a version of each entry that who looked at it before does not know. */
export async function touchEntries(transaction: Queryable, entries: readonly Named[]): Promise<void> {
  const sql = `update content_declarations d set version = version + 1 where ${isOneOf('d')}`;
  await transaction.query(sql, [namesOf(entries)]);
}

/** Keeps what the live releases declare, in the place of what they did. */
export async function tellContent(database: Database, site: SiteContent): Promise<void> {
  const told = new Map<string, Named & { schema: ContentSchema; shipped: unknown }>();
  for (const { package: name, entries, addresses = {} } of site)
    for (const [key, { title, description = '', pages, schema, value }] of Object.entries(entries)) {
      const places = new Map(Object.entries(addresses));
      const shownAt = [...new Set(pages.flatMap((page) => places.get(page) ?? []))];
      const entry = { package: name, key, title, description, addresses: shownAt, schema, shipped: value };
      told.set(`${name}/${key}`, entry);
    }
  await database.transaction(async (transaction) => {
    const rows = await transaction.query<Named & { schema: unknown }>(
      'select package, key, schema from content_declarations order by package, key for update',
    );
    const known = new Map(rows.map((row) => [`${row.package}/${row.key}`, row.schema]));
    await transaction.query(
      `with told as (
         select * from json_to_recordset($1::json) as n (package text, key text, title text, description text, addresses jsonb, schema json, shipped json)
       ), gone as (
         update content_declarations set live = false where live and (package, key) not in (select package, key from told)
       )
       insert into content_declarations (package, key, title, description, addresses, schema, shipped)
       select * from told order by package, key
       on conflict (package, key) do update set live = true, title = excluded.title, description = excluded.description,
         addresses = excluded.addresses, schema = excluded.schema, shipped = excluded.shipped`,
      [JSON.stringify([...told.values()])],
    );
    for (const [name, entry] of told)
      if (!isDeepStrictEqual(known.get(name), entry.schema)) await findMisfits(transaction, entry);
  });
}

/** Marks what was published of an entry, or is scheduled, and does not fit its schema. */
async function findMisfits(
  transaction: Queryable,
  { package: name, key, schema, shipped }: Named & { schema: ContentSchema; shipped: unknown },
): Promise<void> {
  const rows = await transaction.query<{ id: number; value: unknown }>(
    'select id, value from content_changes where package = $1 and key = $2 and value is not null',
    [name, key],
  );
  const misfits = rows
    .filter(({ value }) => contentMistakes(schema, adapted(schema, shipped, value)).length > 0)
    .map(({ id }) => id);
  const sql = `update content_changes set misfit = not misfit where package = $1 and key = $2
    and misfit <> (id = any(string_to_array($3, ',')::int[]))`;
  await transaction.query(sql, [name, key, misfits.join(',')]);
}
