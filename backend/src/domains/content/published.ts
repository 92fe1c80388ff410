import type { ContentExperiment, Experiment } from '@shared/contract/release/data-schemas';
import { type Queryable, firstRow, instantColumn } from '../../database/database';

/** SQL: whether the publication of this alias has come into sight; something newer may stand in its place. */
export const isOut = (alias: string): string =>
  `(${alias}.state = 'published' or (${alias}.state = 'scheduled' and ${alias}.at <= now()))`;

/** SQL: changes `c` with their publications `p`. */
export const CHANGES = 'content_changes c join content_publications p on p.id = c.publication_id';

/** Values of one entry that are given, so that a release of some time ago finds one that fits it. */
const VALUES = 5;
/** Bytes of an answer that older values may add to. */
const ROOM = 1_000_000;

/** Reads what was published of entries since they were last put back to what ships, the newest first, each value once. */
export async function readPublished(
  database: Queryable,
  name: string,
  keys: readonly string[],
): Promise<Record<string, unknown[]>> {
  const rows = await database.query<{ key: string; value: unknown }>(
    `with shown as (
       select c.key, c.value, p.at, p.id from ${CHANGES}
       where c.package = $1 and c.key = any(string_to_array($2, ',')) and ${isOut('p')}
         and not exists (select 1 from content_publications u where u.undoes_id = p.id)
     ), different as (
       select distinct on (s.key, s.value::jsonb) s.* from shown s where s.value is not null
         and not exists (select 1 from shown n where n.key = s.key and n.value is null and (n.at, n.id) > (s.at, s.id))
       order by s.key, s.value::jsonb, s.at desc, s.id desc
     ), placed as (
       select key, value, row_number() over (partition by key order by at desc, id desc) as place from different
     )
     select key, value from (
       select *, sum(octet_length(value::text)) over (order by place, key) as bytes from placed where place <= ${VALUES}
     ) sized where place = 1 or bytes <= ${ROOM} order by key, place`,
    [name, keys.join(',')],
  );
  return Object.fromEntries(keys.map((key) => [key, rows.filter((row) => row.key === key).map(({ value }) => value)]));
}

/** SQL: whether visitors see the publication of this alias as an experiment; once its time is over they do not, whoever decides what. */
export const isTried = (alias: string): string => `(${alias}.state = 'experiment' and ${alias}.ends_at > now())`;

export function experimentNow(database: Queryable): Promise<Experiment | undefined> {
  const sql = `select p.id, p.share, ${instantColumn('p.ends_at')} as "endsAt" from content_publications p where ${isTried('p')}`;
  return firstRow<Experiment>(database, sql, []);
}

/** The same, with its values by package and entry. */
export async function experimentWithValues(database: Queryable): Promise<ContentExperiment | null> {
  const experiment = await experimentNow(database);
  if (!experiment) return null;
  const rows = await database.query<{ package: string; values: Record<string, unknown> }>(
    `select package, json_object_agg(key, value) as values from content_changes where publication_id = $1 group by package`,
    [experiment.id],
  );
  return { ...experiment, values: Object.fromEntries(rows.map((row) => [row.package, row.values])) };
}
