import { isIPv6 } from 'node:net';

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
