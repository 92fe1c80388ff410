import type { DataOf, dataFind } from '@shared/contract/endpoints';
import { retention } from '@shared/contract/retention';
import { type Queryable, onlyRow } from '../../database/database';
import { tables } from '../../tables/declared';
import { sections } from '../../tables/of-persons';
import type { TableName } from '../../tables/table-name';
import words from './kept-words.json' with { type: 'json' };
import { guestRows, guestTables, subjectOf } from './subject';

type Found = DataOf<typeof dataFind>;
type Kept = Found['guest'][number];

/** Finds accounts by number, mail address, and by the phone or mail address of their bookings and messages, and what guests left. */
export async function findPerson(database: Queryable, text: string): Promise<Found> {
  const { key, account } = await subjectOf(database, text);
  const sql = `select id, name, email, joined_at as "joinedAt" from users u where issuer is distinct from 'site'
      and (id = $2 or lower(email) = $1 or $1 <> '' and (
        id in (select user_id from bookings where regexp_replace(phone, '\\D', '', 'g') = $1)
        or id in (select user_id from booking_waits where regexp_replace(phone, '\\D', '', 'g') = $1)
        or id in (select user_id from messages where contact_key = $1)))
    order by id limit 20`;
  const rows = await database.query<Omit<Found['accounts'][number], 'kept'>>(sql, [key, account]);
  const accounts: Found['accounts'] = [];
  for (const row of rows) {
    const kept: Kept[] = [];
    for (const { table, where } of sections) kept.push(await keptOf(database, table as TableName, where, row.id));
    accounts.push({ ...row, kept: kept.filter((one) => one.rows > 0) });
  }
  const guest: Kept[] = [];
  for (const table of guestTables) guest.push(await keptOf(database, table, guestRows[table], key));
  return { accounts, guest: guest.filter((one) => one.rows > 0) };
}

async function keptOf(database: Queryable, table: TableName, where: string, who: number | string): Promise<Kept> {
  const { rows } = await onlyRow<{ rows: number }>(
    database,
    `select count(*)::int as rows from ${table} where ${where}`,
    [who],
  );
  return { table, ...wordsOf(table), rows };
}

function wordsOf(table: TableName): { what: string; why: string } {
  const { kept } = tables[table];
  const known: Readonly<Record<string, readonly string[]>> = words;
  const [what, why] = known[table] ?? [];
  if (typeof kept === 'object' && 'stays' in kept) return { what: what ?? table, why: why ?? kept.stays };
  const kinds = [kept].flat().map((kind) => retention[kind]);
  return {
    what: what ?? kinds.map((kind) => kind.what).join('、'),
    why: kinds.map(({ days, from }) => `${days} 天，${from}`).join('；'),
  };
}
