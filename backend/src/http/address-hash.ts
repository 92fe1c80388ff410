import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable } from '../database/database';
import { onlyRow } from '../database/first-row';

/**
 * Tells an address from others for a day, without keeping it: the salt is made anew every day, and with the old one goes the
 * only way to find the address again by trying all there are.
 */
export async function addressHash(database: Queryable, ip: string): Promise<string> {
  const sql = `insert into settings as s (name, value) values ('address-salt', current_date::text || ' ' || $1)
    on conflict (name) do update
      set value = case when s.value like current_date::text || ' %' then s.value else excluded.value end
    returning value`;
  const { value } = await onlyRow<{ value: string }>(database, sql, [randomBytes(32).toString('hex')]);
  return createHmac('sha256', value).update(network(ip)).digest('base64url').slice(0, 32);
}

/** A household or a phone owns a whole /64 of IPv6: to count single addresses would count nothing. */
export function network(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (plain !== undefined) return plain;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
