import type { Trust } from '@shared/contract/release';
import { TrustError } from './errors';
import type { SigningKey } from './keys';
import { howToAdd } from './release-statement';
import { type LedgerRole, keysFor } from './revision-problem';
import { ownOf } from './verify';

/** Chooses the keys that may sign releases of a package; refuses where there is none. */
export function teamKeys(trust: Trust, name: string, mine: KeysAtHand): SigningKey[] {
  const team = ownOf(trust.roles.packages, name);
  if (!team)
    throw new TrustError('NoRightError', `${name} has no team that could sign its releases: ${howToAdd(name)}`);
  return among(trust, team.keys, { mine, right: `sign releases of ${name}`, role: name });
}

const rightOf = {
  promote: 'promote',
  rollback: 'roll back',
  withdraw: 'withdraw',
  stop: 'stop a canary',
} satisfies Record<LedgerRole, string>;

/** The key that signs revisions of a kind; of several, the first. Refuses where there is none. */
export function ledgerKey(trust: Trust, role: LedgerRole, mine: KeysAtHand): SigningKey {
  const [key] = among(trust, keysFor(trust, role), { mine, right: rightOf[role], role });
  if (!key) throw new TrustError('NoRightError', `Nobody may ${role}`);
  return key;
}

/** The key that signs pages composed with public data. */
export function dataKey(trust: Trust, mine: KeysAtHand): SigningKey {
  const [key] = among(trust, trust.roles.data ?? [], { mine, right: 'sign composed data', role: 'data' });
  if (!key) throw new TrustError('NoRightError', 'Nobody may sign composed data');
  return key;
}

/** The keys of whoever runs the tool, and where they lie. */
export interface KeysAtHand {
  keys: readonly SigningKey[];
  folder: string;
}

function among(
  trust: Trust,
  ids: readonly string[],
  { mine, right, role }: { mine: KeysAtHand; right: string; role: string },
): SigningKey[] {
  const found = mine.keys.filter(({ id }) => ids.includes(id));
  if (found.length > 0) return found;
  const here =
    mine.keys.length === 0
      ? `There is no key in ${mine.folder} (KEYS_DIR), so nothing may ${right}`
      : `None of the keys in ${mine.folder} may ${right} (${mine.keys.map(({ owner }) => owner).join(', ')})`;
  const able = ids.map((id) => ownOf(trust.keys, id)?.owner ?? id).join(' or ');
  throw new TrustError(
    'NoRightError',
    `${here}: ask ${able || 'nobody: no key may'}, or let the holder of a root key run "npm run release -- keys add ${role} <public key> --owner <whose>"; "keys make" makes a key`,
  );
}
