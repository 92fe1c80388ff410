import type { DataHead, Signed, Trust } from '@shared/contract/release';
import { ownOf, signersOf } from './verify';

/**
 * Why nobody should believe a data revision; null where one key signed it, alone, that may do so now. Data is composed all the
 * time: what a key signed that has lost its right is made again by another.
 */
export function dataProblem(head: Signed<DataHead>, newest: Trust): string | null {
  const called = `Data revision ${head.signed.number}`;
  const [signature, ...others] = head.signatures;
  if (!signature || others.length > 0)
    return `${called} has ${head.signatures.length} signatures where it needs one: whoever composed it signs it, alone`;
  const { key } = signature;
  if (!signersOf(head, newest.keys).has(key)) return `${called} is signed by no key that trust ${newest.number} knows`;
  const owner = ownOf(newest.keys, key)?.owner ?? key;
  if (!newest.roles.data?.includes(key)) return `${called} is signed by ${owner}, whose key may not sign composed data`;
  return null;
}
