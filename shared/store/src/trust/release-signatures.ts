import type { ReleaseStatement, Signed, Trust } from '@shared/contract/release';
import { releaseStatementSchema } from '@shared/contract/release/trust-schemas';
import type { Storage } from '@shared/storage';
import { TrustError } from './errors';
import type { SigningKey } from './keys';
import { releaseProblem, statementOf } from './release-statement';
import { sign } from './sign';
import { decodeSigned, encodeSigned } from './signed-document';
import { ownOf } from './verify';

export interface ReleaseName {
  name: string;
  version: string;
}

export function releaseFileKey({ name, version }: ReleaseName): string {
  return `releases/${name}/${version}/release.json`;
}

export function signatureKey({ name, version }: ReleaseName, keyId: string): string {
  return `releases/${name}/${version}/signatures/${keyId}.json`;
}

/** Adds a signature by each of the keys to the release that these bytes describe; gives the ids of those that are new. */
export async function signRelease(
  storage: Storage,
  releaseFile: Uint8Array,
  keys: readonly SigningKey[],
): Promise<string[]> {
  return putSignatures(storage, sign(statementOf(releaseFile), keys));
}

/** Adds signatures of a release, each alone under the name of its key; gives the ids of those that are new. */
export async function putSignatures(
  storage: Storage,
  { signed, signatures }: Signed<ReleaseStatement>,
): Promise<string[]> {
  const added: string[] = [];
  for (const signature of signatures) {
    const body = encodeSigned({ signed, signatures: [signature] });
    if (await putSignature(storage, signatureKey(signed, signature.key), body)) added.push(signature.key);
  }
  return added;
}

/** Reads signatures by the release's team, and by keys that were revoked since. One that is damaged is none. */
export async function releaseSignatures(
  storage: Storage,
  release: ReleaseName,
  trust: Trust,
): Promise<Signed<ReleaseStatement>[]> {
  const team = ownOf(trust.roles.packages, release.name)?.keys ?? [];
  const found = await Promise.all(
    [...new Set([...team, ...Object.keys(trust.revoked)])].map(async (id) => {
      const key = signatureKey(release, id);
      const there = await storage.get(key);
      return there && signatureFrom(there.body, key, id);
    }),
  );
  return found.filter((signed) => signed !== null);
}

/** Why nobody should believe the release that has these bytes as its `release.json`; null where its team signed it. */
export async function releaseProblemOf(
  storage: Storage,
  release: ReleaseName & { releaseFile: Uint8Array },
  trust: Trust,
): Promise<string | null> {
  const { name, version } = release;
  const statement = statementIfAny(release.releaseFile);
  if (!statement) return `${releaseFileKey(release)} describes no release: it was damaged, or changed, in the store`;
  if (statement.name !== name || statement.version !== version)
    return `${releaseFileKey(release)} is that of ${statement.name}@${statement.version}: it was changed in the store`;
  return releaseProblem(statement, await releaseSignatures(storage, release, trust), trust);
}

function statementIfAny(releaseFile: Uint8Array): ReleaseStatement | null {
  try {
    return statementOf(releaseFile);
  } catch (error) {
    if (error instanceof TrustError) return null;
    throw error;
  }
}

function signatureFrom(body: Buffer, key: string, id: string): Signed<ReleaseStatement> | null {
  try {
    const signed = decodeSigned(body, releaseStatementSchema, key);
    // Each stands alone, under the name of its key: no byte of the file is without a meaning.
    return signed.signatures.length === 1 && signed.signatures[0]?.key === id ? signed : null;
  } catch (error) {
    if (error instanceof TrustError) return null;
    throw error;
  }
}

/** The same key signs the same in the same bytes; what differs there is damaged and is replaced. */
async function putSignature(storage: Storage, key: string, body: Buffer): Promise<boolean> {
  if (await storage.putIfAbsent(key, body)) return true;
  const there = await storage.get(key);
  if (there?.body.equals(body)) return false;
  const replaced = there ? await storage.putIfMatch(key, body, there.tag) : await storage.putIfAbsent(key, body);
  if (!replaced) throw new TrustError('TrustChangeError', `${key} was written by somebody else meanwhile: try again`);
  return true;
}
