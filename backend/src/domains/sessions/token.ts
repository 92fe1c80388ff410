import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for headers and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage. Tokens are random, so that a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
