import type { Signed } from '@shared/contract/release';
import { signedSchema } from '@shared/contract/release/trust-schemas';
import type { z } from 'zod';
import { canonicalJson } from './canonical-json';
import { TrustError } from './errors';

export function encodeSigned(document: Signed<{ type: string }>): Buffer {
  return Buffer.from(canonicalJson(document));
}

/** The document without anything that no signature covers. */
export function plainly<T extends { type: string }>({ signed, signatures }: Signed<T>): Signed<T> {
  return { signed, signatures: signatures.map(({ key, signature }) => ({ key, signature })) };
}

/**
 * The document that these bytes are; throws a `TrustError` where they are none. `key` is what they are stored as. Read
 * are canonical JSON alone, so that nothing can be changed that no signature covers: a blank, a name that stands twice.
 */
export function decodeSigned<T extends { type: string }>(
  bytes: Uint8Array,
  schema: z.ZodType<T>,
  key: string,
): Signed<T> {
  let document: Signed<T>;
  try {
    document = JSON.parse(Buffer.from(bytes).toString()) as Signed<T>;
  } catch (error) {
    throw new TrustError('UnverifiedError', `${key} is not JSON: it was damaged, or changed, in the store`, {
      cause: error,
    });
  }
  const { error } = signedSchema(schema).safeParse(document);
  const [issue] = error?.issues ?? [];
  if (issue)
    throw new TrustError(
      'UnverifiedError',
      `${key} is not as it should be: ${issue.path.join('.') || '(all of it)'}: ${issue.message}`,
    );
  if (!encodeSigned(document).equals(bytes))
    throw new TrustError('UnverifiedError', `${key} is not written as it was signed: it was changed in the store`);
  return document;
}
