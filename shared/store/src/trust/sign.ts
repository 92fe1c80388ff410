import { sign as ed25519 } from 'node:crypto';
import type { Signature, Signed } from '@shared/contract/release';
import { canonicalJson } from './canonical-json';
import type { SigningKey } from './keys';

export function sign<T extends { type: string }>(document: T, keys: readonly SigningKey[]): Signed<T> {
  return { signed: document, signatures: keys.map((key) => signatureOf(document, key)) };
}

/** The document with further signatures; who signed already signs once. */
export function signAlso<T extends { type: string }>(
  { signed, signatures }: Signed<T>,
  keys: readonly SigningKey[],
): Signed<T> {
  const others = signatures.filter(({ key }) => keys.every(({ id }) => id !== key));
  return { signed, signatures: [...others, ...keys.map((key) => signatureOf(signed, key))] };
}

function signatureOf(document: { type: string }, key: SigningKey): Signature {
  const signature = ed25519(null, Buffer.from(canonicalJson(document)), key.private);
  return { key: key.id, signature: signature.toString('base64') };
}
