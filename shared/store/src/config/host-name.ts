import { isIP } from 'node:net';

/** A name, or an address of a machine, with or without a port. */
export function isHostName(given: string): boolean {
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[\w.-]{1,253})(?::\d{1,5})?$/i.exec(given) ?? [];
  return name.startsWith('[') ? isIP(name.slice(1, -1)) === 6 : name !== '';
}
