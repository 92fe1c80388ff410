import type { DocumentMark, Revision, RevisionAction, Signed, Trust } from '@shared/contract/release';
import { canonicalJson } from './canonical-json';
import { decidedOn } from './decided-on';
import { signersOf, ownOf } from './verify';

/** The role whose keys sign revisions of a kind. */
export type LedgerRole = 'promote' | 'rollback' | 'withdraw' | 'stop';

export function roleOf(kind: RevisionAction['kind']): LedgerRole {
  switch (kind) {
    case 'promote':
    case 'canary':
    case 'retire':
    case 'confirm':
      return 'promote';
    case 'rollback':
      return 'rollback';
    case 'withdraw':
    case 'stop':
      return kind;
  }
}

export function keysFor({ roles }: Trust, role: LedgerRole): readonly string[] {
  return role === 'stop' ? [...(roles.stop ?? []), ...roles.rollback] : roles[role];
}

/**
 * Why nobody should believe a revision; null where it is signed as it should be. It has one signature, by a key that had the
 * right when it was made: by the document it names, and by the newest too if it came after that one. So a key that lost its
 * right signs nothing more by naming an older document.
 */
export function revisionProblem(revision: Signed<Revision>, made: Trust, newest: Trust): string | null {
  const { number, trust, action } = revision.signed;
  const called = `Revision ${number}`;
  if (trust !== made.number || trust > newest.number)
    return `${called} was made by trust document ${trust}, which is not the one at hand (${made.number})`;
  const [signature, ...others] = revision.signatures;
  if (!signature || others.length > 0)
    return `${called} has ${revision.signatures.length} signatures where it needs one: whoever made it signs it, alone`;
  const { key } = signature;
  const role = roleOf(action.kind);
  if (!signersOf(revision, made.keys).has(key)) return `${called} is signed by no key that trust ${trust} knows`;
  const owner = ownOf(made.keys, key)?.owner ?? key;
  if (!keysFor(made, role).includes(key)) return `${called} is signed by ${owner}, whose key may not ${role}`;
  const revoked = ownOf(newest.revoked, key);
  if (revoked && number > revoked.revision)
    return `${called} is signed by ${owner}, whose key is revoked from revision ${revoked.revision + 1} on (${revoked.reason})`;
  if (number > (newest.ledger?.number ?? 0) && !keysFor(newest, role).includes(key))
    return `${called} is signed by ${owner}, whose key may not ${role} since trust ${newest.number}`;
  return null;
}

/** Why a revision does not follow on the one before it; null where it does. The first follows on null. */
export function orderProblem(
  { number, previous, trust }: Revision,
  before: { revision: Revision; sha256: string } | null,
): string | null {
  const wanted = (before?.revision.number ?? 0) + 1;
  if (number !== wanted) return `Expected revision ${wanted}, found ${number}`;
  if (previous !== (before?.sha256 ?? null)) return `Revision ${number} does not follow on the one before it`;
  if (before && trust < before.revision.trust)
    return `Revision ${number} was made by trust ${trust}, an older one than that of the revision before`;
  return null;
}

/** Why a revision that stops a canary does more than that, or something else; null where it does that alone. */
export function stopProblem(revision: Revision, before: Revision | null): string | null {
  return revision.action.kind === 'stop' ? decidedProblem(revision, before) : null;
}

/** Why a revision does more or less than to decide about a canary as it says, on what is there; null where it does that alone. */
export function decidedProblem(revision: Revision, before: Revision | null): string | null {
  const { action, number, previous, trust, by, at, reason, tool } = revision;
  const decided = before && decidedOn(before, action);
  if (!decided) return `Revision ${number} decides about a canary that revision ${number - 1} does not have`;
  const wanted = { ...before, number, previous, trust, by, at, reason, tool, canary: null, ...decided };
  return canonicalJson(wanted) === canonicalJson(revision)
    ? null
    : `Revision ${number} does more or less than its action says (${action.kind})`;
}

/** Says why a ledger's head is not the one that the trust knows: older, or another one. */
export function headProblem(head: DocumentMark | null, { number, ledger }: Trust): string | null {
  if (!ledger || (head && head.number > ledger.number)) return null;
  if (!head || head.number < ledger.number)
    return `The ledger ends at revision ${head?.number ?? 0}, and trust ${number} knows ${ledger.number}: revisions were taken away`;
  return head.sha256 === ledger.sha256
    ? null
    : `Revision ${head.number} is another one than trust ${number} knows: it was replaced`;
}
