import type { SearchKind } from '@shared/contract/endpoints';
import { searchKinds } from '@shared/contract/schemas';
import { type Database, type Queryable, onlyRow } from '../../database/database';
import { readChanges } from '../changes/read-changes';
import { plainText } from '../help/help-articles';
import { sources, thingOf } from './entry-sources';
import { vectorOf } from '../../words/search-text';

/** The version of how words are made: a change of it makes all entries anew. */
const FORMAT = 1;
/** Changes that are taken in one transaction, and things that are read at once. */
const TAKEN = 500;
const READ = 200;
/** Characters of a body that are kept for excerpts. */
const KEPT = 4000;

interface Row {
  key: string;
  no: number;
  title: string;
  keywords: string;
  body: string;
}

/** Takes in what changed since it was asked last; several processes may, and one does. Tells whether something is held back. */
export async function indexChanges(database: Database): Promise<boolean> {
  for (;;) {
    const { cursor, format } = await onlyRow<{ cursor: string | null; format: number }>(
      database,
      'select cursor, format from search_state',
    );
    const changes =
      cursor !== null && format === FORMAT ? await readChanges(database, { after: cursor, limit: TAKEN }) : null;
    if (!changes || changes.lost) {
      await indexAll(database);
      return false;
    }
    const { topics, cursor: next, more, isHeldBack } = changes;
    if (next === cursor) return isHeldBack;
    await database.transaction(async (transaction) => {
      const sql = 'update search_state set cursor = $2 where cursor = $1 returning 1 as one';
      // A process that ran meanwhile took them.
      if ((await transaction.query(sql, [cursor, next])).length === 0) return;
      const things = topics.flatMap(({ topic }) => thingOf(topic) ?? []);
      for (const kind of searchKinds) {
        const keys = [...new Set(things.filter((thing) => thing.kind === kind).map(({ key }) => key))];
        if (keys.length > 0) await indexThings(transaction, kind, keys);
      }
    });
    if (!more) return isHeldBack;
  }
}

async function indexThings(transaction: Queryable, kind: SearchKind, keys: readonly string[]): Promise<void> {
  const asked = JSON.stringify(keys);
  const among = `in (select x from jsonb_array_elements_text($1::jsonb) x)`;
  await transaction.query(`delete from search_entries where kind = $2 and key ${among}`, [asked, kind]);
  const where =
    kind === 'help' ? `t.slug ${among}` : `t.id in (select x::int from jsonb_array_elements_text($1::jsonb) x)`;
  await insert(transaction, kind, await transaction.query<Row>(`${read(kind)} and ${where}`, [asked]));
}

/** Indexes all of it, in steps that let others in between; what changes meanwhile is taken in afterwards. */
async function indexAll(database: Database): Promise<void> {
  const { cursor } = await readChanges(database, { after: undefined, limit: 1 });
  for (const kind of searchKinds) {
    const { table } = sources[kind];
    const { last } = await onlyRow<{ last: number }>(
      database,
      `select greatest((select max(id) from ${table}), (select max(no) from search_entries where kind = $1), 0) as last`,
      [kind],
    );
    for (let from = 0; from < last; from += READ) {
      await database.transaction(async (transaction) => {
        // Processes write one at a time: one that read earlier would write what is old over what is new.
        await transaction.query('select one from search_state for update');
        const range = [from, from + READ];
        const ours = 'delete from search_entries where no > $1 and no <= $2 and kind = $3';
        await transaction.query(ours, [...range, kind]);
        const rows = await transaction.query<Row>(`${read(kind)} and t.id > $1 and t.id <= $2`, range);
        await insert(transaction, kind, rows);
      });
    }
  }
  await database.query('update search_state set cursor = $1, format = $2', [cursor, FORMAT]);
  // PostgreSQL looks words up by how frequent they are; the embedded database never finds out by itself.
  await database.query('analyze search_entries');
}

function read(kind: SearchKind): string {
  const { table, key, shown, keywords, body } = sources[kind];
  return `select ${key} as key, t.id as no, t.title, ${keywords} as keywords, ${body} as body from ${table} t where ${shown}`;
}

async function insert(transaction: Queryable, kind: SearchKind, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const entries = rows.map(({ body, keywords, ...row }) => {
    const text = sources[kind].isMarkdown ? plainText(body) : body;
    const words = vectorOf({ A: row.title, B: keywords, D: text });
    return { ...row, body: text, words };
  });
  await transaction.query(
    `insert into search_entries (kind, key, no, title, body, words)
     select $2, key, no, title, left(body, ${KEPT}), words::tsvector
     from jsonb_to_recordset($1::jsonb) as t (key text, no int, title text, body text, words text)`,
    [JSON.stringify(entries), kind],
  );
}
