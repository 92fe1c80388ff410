import { verify as ed25519 } from 'node:crypto';
import type { Role, Signature, Signed, TrustedKey } from '@shared/contract/release';
import { canonicalJson } from './canonical-json';
import { exactBytes, keyIdOf, verifyingKey } from './public-key';

/** Bytes of an Ed25519 signature. */
const LENGTH = 64;

/** The ids of the keys that signed the document, each once. A signature that is unknown, malformed or wrong is by nobody. */
export function signersOf(
  { signed, signatures }: Signed<{ type: string }>,
  keys: Readonly<Record<string, TrustedKey>>,
): ReadonlySet<string> {
  const bytes = Buffer.from(canonicalJson(signed));
  return new Set(
    signatures.filter((signature) => isBy(signature, ownOf(keys, signature.key), bytes)).map(({ key }) => key),
  );
}

/** Whether enough keys of the role are among those who signed. */
export function isMet(role: Role, signers: ReadonlySet<string>): boolean {
  return new Set(role.keys.filter((id) => signers.has(id))).size >= role.threshold;
}

/** A record's own value under a name; nothing that every object has. */
export function ownOf<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isBy({ key, signature }: Signature, trusted: TrustedKey | undefined, bytes: Buffer): boolean {
  if (!trusted || keyIdOf(trusted.public) !== key) return false;
  const [verifying, given] = [verifyingKey(trusted.public), exactBytes(signature, LENGTH)];
  return verifying !== null && given !== null && ed25519(null, bytes, verifying, given);
}
