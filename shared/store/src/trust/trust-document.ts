import type { Role, Signed, Trust } from '@shared/contract/release';
import { keyIdOf } from './public-key';
import { isMet, ownOf, signersOf } from './verify';

/** The keys of every role, by what people call it: `root`, `promote`, …, and packages by their names. */
export function rolesOf({ roles }: Trust): Readonly<Record<string, readonly string[]>> {
  const { root, promote, rollback, withdraw, stop = [], data = [], packages } = roles;
  const teams = Object.entries(packages).map(([name, { keys }]): [string, readonly string[]] => [name, keys]);
  return { ...Object.fromEntries(teams), root: root.keys, promote, rollback, withdraw, stop, data };
}

/** The ids of a role's keys; none where there is no such role. */
export function keysOf(trust: Trust, role: string): readonly string[] {
  return ownOf(rolesOf(trust), role) ?? [];
}

/** Says what in a document cannot be; null where nothing is wrong. `key` is its key in the store. */
export function trustProblem(trust: Trust, key: string): string | null {
  const misnamed = Object.entries(trust.keys).find(([id, { public: bytes }]) => keyIdOf(bytes) !== id);
  if (misnamed) return `${key} calls the key of ${misnamed[1].owner} by another name than its own`;
  for (const [role, ids] of Object.entries(rolesOf(trust))) {
    const unknown = ids.find((id) => !ownOf(trust.keys, id));
    if (unknown) return `${key} names a key for ${role} that it does not hold: ${unknown}`;
    const revoked = ids.find((id) => ownOf(trust.revoked, id));
    if (revoked) return `${key} names a key for ${role} that it revokes: ${revoked}`;
  }
  return null;
}

/**
 * Why a document does not follow on the one before; null where it does. Each of its signatures has to count: one that does
 * not was changed. `before` is null for the first document.
 */
export function successionProblem(document: Signed<Trust>, before: Trust | null, key: string): string | null {
  const trust = document.signed;
  const signers = signersOf(document, { ...before?.keys, ...trust.keys });
  const roots = [trust.roles.root, ...(before ? [before.roles.root] : [])];
  const known = new Set(roots.flatMap(({ keys }) => keys));
  if (signers.size !== document.signatures.length || [...signers].some((id) => !known.has(id)))
    return `${key} has a signature that is by no root key: it was changed in the store`;
  const wanting = missingSignatures(document, before);
  return wanting && `${key} is not signed by enough root keys: ${wanting}`;
}

/** How many signatures of root keys a document still needs, in words; null where it has them. */
export function missingSignatures(document: Signed<Trust>, before: Trust | null): string | null {
  const trust = document.signed;
  const signers = signersOf(document, { ...before?.keys, ...trust.keys });
  const asked: readonly (readonly [string, Role])[] = [
    ...(before ? [[`trust ${before.number}`, before.roles.root] as const] : []),
    ['its own', trust.roles.root],
  ];
  const wanting = asked
    .filter(([, role]) => !isMet(role, signers))
    .map(([whose, { keys, threshold }]) => {
      const have = keys.filter((id) => signers.has(id)).length;
      return `it has ${have} of the ${threshold} that ${whose === 'its own' ? 'it asks for itself' : `${whose} asks for`}`;
    });
  return wanting.length > 0 ? wanting.join('; ') : null;
}
