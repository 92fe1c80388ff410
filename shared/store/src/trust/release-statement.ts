import type { Release, ReleaseStatement, Signed, Trust } from '@shared/contract/release';
import { releaseSchema } from '@shared/contract/release/schemas';
import { canonicalJson } from './canonical-json';
import { TrustError } from './errors';
import { isMet, ownOf, signersOf } from './verify';
import { sha256Of } from '../sha256';

/** Statement that a team signs of a release, by the bytes of its `release.json`. */
export function statementOf(releaseFile: Uint8Array): ReleaseStatement {
  const { name, version, digest, manifest } = releaseFrom(releaseFile);
  return {
    type: 'release',
    schema: 1,
    name,
    version,
    digest,
    manifest: manifest.sha256,
    releaseFile: sha256Of(releaseFile),
  };
}

/** Why nobody should believe a release; null where enough of its team signed it. */
export function releaseProblem(
  statement: ReleaseStatement,
  signed: readonly Signed<ReleaseStatement>[],
  newest: Trust,
): string | null {
  const { name, version, releaseFile } = statement;
  const team = ownOf(newest.roles.packages, name);
  const what = `${name}@${version}`;
  if (!team) return `${what} has no team that could sign it: ${howToAdd(name)}`;
  const same = signed.filter((one) => canonicalJson(one.signed) === canonicalJson(statement));
  const signers = same.flatMap((one) => [...signersOf(one, newest.keys)]);
  const counting = new Set(
    signers.filter((id) => team.keys.includes(id) || ownOf(newest.revoked, id)?.releases.includes(releaseFile)),
  );
  // A key that was revoked since counts as one of the team it was in.
  if (isMet({ keys: [...counting], threshold: team.threshold }, counting)) return null;
  const revoked = signers.filter((id) => !counting.has(id) && ownOf(newest.revoked, id));
  const why = [
    ...revoked.map((id) => `the key of ${ownOf(newest.keys, id)?.owner ?? id} is revoked`),
    ...(same.length < signed.length ? ['a signature is of other content'] : []),
  ];
  return `${what} is signed by ${counting.size} of the ${team.threshold} of its team that it needs${why.length > 0 ? ` (${why.join('; ')})` : ''}: "npm run release -- sign ${what}" by ${team.keys.map((id) => ownOf(newest.keys, id)?.owner ?? id).join(' or ')}`;
}

/** Advice for a root key's holder about a package that has no team. */
export function howToAdd(name: string): string {
  return `who holds a root key runs "npm run release -- keys add ${name} <public key> --owner <whose>"`;
}

function releaseFrom(bytes: Uint8Array): Release {
  try {
    return releaseSchema.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch (error) {
    throw new TrustError('UnverifiedError', 'The file to sign is no release.json: publish the release again', {
      cause: error,
    });
  }
}
