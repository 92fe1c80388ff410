import { type KeyObject, createHash, createPublicKey } from 'node:crypto';
import type { TrustedKey } from '@shared/contract/release';
import { TrustError } from './errors';

/** Bytes of an Ed25519 public key. */
const LENGTH = 32;

/** A public key as people hand it on, with its owner's name before it. */
export interface NamedKey {
  id: string;
  key: TrustedKey;
}

/** Id of a key: SHA-256 of its 32 bytes, hexadecimal. */
export function keyIdOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex');
}

/** The 32 bytes of a key, base64. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = key.export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The key to verify with; null where this is none. */
export function verifyingKey(publicKey: string): KeyObject | null {
  const bytes = exactBytes(publicKey, LENGTH);
  if (!bytes) return null;
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });
}

/** Bytes of which there is no second way to write them: base64 that decodes to the same with another last letter is none. */
export function exactBytes(base64: string, length: number): Buffer | null {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === length && bytes.toString('base64') === base64 ? bytes : null;
}

/** Reads `<owner>=<public key>`, as `keys make` prints it, or the key alone with its owner beside it. */
export function parsePublicKey(given: string, owner?: string): NamedKey {
  const [, named, publicKey = given] = /^([^=]+)=(.+=)$/.exec(given) ?? [];
  if (!verifyingKey(publicKey))
    throw new TrustError('KeyError', `${given} is no public key: give the line that "keys make" printed for its owner`);
  const whose = owner ?? named;
  if (!whose) throw new TrustError('KeyError', `Whose key is ${publicKey}? Say so with --owner`);
  return { id: keyIdOf(publicKey), key: { public: publicKey, owner: whose } };
}
