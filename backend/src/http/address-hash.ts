import { createHmac, randomBytes } from 'node:crypto';
import { network } from '@shared/contract/network';
import { type Queryable, onlyRow } from '../database/database';

/** Tells an address from others for a day, without keeping it: with the day's salt goes the only way to find it again by trying all there are. */
export async function addressHash(database: Queryable, ip: string): Promise<string> {
  const salt = await dailySalt(database, 'address-salt', new Date().toISOString().slice(0, 10));
  return createHmac('sha256', salt).update(network(ip)).digest('base64url').slice(0, 32);
}

/** The secret of a day (`2026-11-28`), which all processes share; the first that asks on the next day replaces it. */
export async function dailySalt(database: Queryable, name: string, day: string): Promise<string> {
  const sql = `insert into settings as s (name, value) values ($1, $2::text || ' ' || $3)
    on conflict (name) do update set value = case when s.value like $2 || ' %' then s.value else excluded.value end
    returning value`;
  const { value } = await onlyRow<{ value: string }>(database, sql, [name, day, randomBytes(32).toString('hex')]);
  return value;
}
