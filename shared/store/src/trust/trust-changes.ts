import type { DocumentMark, Revocation, Trust, TrustedKey } from '@shared/contract/release';
import { TrustError } from './errors';
import type { NamedKey } from './public-key';
import { keysOf, rolesOf } from './trust-document';
import type { KnownTrust } from './trust-log';
import { ownOf } from './verify';

/** Roles of which any one key is enough. */
const ledgerRoles = ['promote', 'rollback', 'withdraw'] as const;
/** The same, with those that may have no key. */
export const plainRoles = [...ledgerRoles, 'stop', 'data'] as const;

/** The time at which a document is made, and the ledger's head by then. */
export interface Moment {
  at: Date;
  ledger: DocumentMark | null;
}

export interface FirstTrust {
  roots: readonly NamedKey[];
  threshold: number;
  /** Are put into every other role. */
  others: readonly NamedKey[];
  packages: readonly string[];
  freshness: number;
}

export function firstTrust({ roots, threshold, others, packages, freshness }: FirstTrust, moment: Moment): Trust {
  const ids = others.map(({ id }) => id);
  return {
    type: 'trust',
    schema: 1,
    number: 1,
    previous: null,
    at: moment.at.toISOString(),
    ledger: moment.ledger,
    keys: Object.fromEntries([...roots, ...others].map(({ id, key }) => [id, key])),
    roles: {
      root: { keys: roots.map(({ id }) => id), threshold },
      promote: ids,
      rollback: ids,
      withdraw: ids,
      data: ids,
      packages: Object.fromEntries(packages.map((name) => [name, { keys: ids, threshold: 1, prefixes: ['/'] }])),
    },
    revoked: {},
    freshness,
  };
}

/** The document after `before`, which says what `changed` says. Keys that nobody needs any more are left out. */
export function following(before: KnownTrust, changed: Trust, moment: Moment): Trust {
  const needed = new Set([...Object.values(rolesOf(changed)).flat(), ...Object.keys(changed.revoked)]);
  return {
    ...changed,
    number: before.document.signed.number + 1,
    previous: before.sha256,
    at: moment.at.toISOString(),
    ledger: moment.ledger,
    keys: Object.fromEntries(Object.entries(changed.keys).filter(([id]) => needed.has(id))),
  };
}

export function addKey(trust: Trust, role: string, { id, key }: NamedKey): Trust {
  refuseRevoked(trust, id, key);
  if (keysOf(trust, role).includes(id))
    throw new TrustError('TrustChangeError', `${key.owner} is a key of ${role} already`);
  return withRole({ ...trust, keys: { ...trust.keys, [id]: key } }, role, (ids) => [...ids, id]);
}

export function removeKey(trust: Trust, role: string, id: string): Trust {
  if (!keysOf(trust, role).includes(id))
    throw new TrustError(
      'TrustChangeError',
      `${ownerOf(trust, id)} is no key of ${role}: "keys list" shows whose key is where`,
    );
  return withRole(trust, role, (ids) => ids.filter((other) => other !== id));
}

export function setThreshold(trust: Trust, role: string, threshold: number): Trust {
  const { root, packages } = trust.roles;
  if (role === 'root') return { ...trust, roles: { ...trust.roles, root: { ...root, threshold } } };
  const team = ownOf(packages, role);
  if (!team)
    throw new TrustError('TrustChangeError', `${role} takes one signature: thresholds are for root and for packages`);
  return { ...trust, roles: { ...trust.roles, packages: { ...packages, [role]: { ...team, threshold } } } };
}

export function setPrefixes(trust: Trust, name: string, prefixes: readonly string[]): Trust {
  const { packages } = trust.roles;
  const team = ownOf(packages, name);
  if (!team) throw new TrustError('TrustChangeError', `${name} has no team: add its first key with "keys add ${name}"`);
  const wrong = prefixes.find((prefix) => !/^\/(?:[^/\s]+\/)*$/.test(prefix));
  if (wrong !== undefined || prefixes.length === 0)
    throw new TrustError(
      'TrustChangeError',
      `${wrong ?? 'Nothing'} is no prefix: one begins and ends with a slash, as in /help/`,
    );
  return { ...trust, roles: { ...trust.roles, packages: { ...packages, [name]: { ...team, prefixes } } } };
}

/** Takes a key out of every role; what it may still be believed for is in `revocation`. */
export function revokeKey(trust: Trust, id: string, revocation: Revocation): Trust {
  const without = rolesWith(trust, id).reduce((changed, role) => removeKey(changed, role, id), trust);
  return { ...without, revoked: { ...trust.revoked, [id]: revocation } };
}

/** Puts another key into the place of one, which is revoked. */
export function rotateKey(trust: Trust, id: string, by: NamedKey, revocation: Revocation): Trust {
  const roles = rolesWith(trust, id);
  const added = roles
    .filter((role) => !keysOf(trust, role).includes(by.id))
    .reduce((changed, role) => addKey(changed, role, by), trust);
  return revokeKey(added, id, revocation);
}

/** The key that is meant by its id, the beginning of it, or its owner. */
export function findKey(trust: Trust, given: string): string {
  const found = Object.entries(trust.keys)
    .filter(([id, { owner }]) => owner === given || (given.length >= 8 && id.startsWith(given)))
    .map(([id]) => id);
  const [id, ...others] = found;
  if (!id)
    throw new TrustError('TrustChangeError', `The trust knows no key ${given}: "keys list" shows those it knows`);
  if (others.length > 0)
    throw new TrustError('TrustChangeError', `${given} means several keys: name the id, from "keys list"`);
  return id;
}

/** Refuses a document after which nobody could change, release, promote, roll back or withdraw any more. */
export function refuseLockout({ roles }: Trust): void {
  const { root, packages } = roles;
  for (const [name, { keys, threshold }] of Object.entries({ ...packages, root })) {
    if (!Number.isInteger(threshold) || threshold < 1)
      throw new TrustError('TrustChangeError', `The threshold of ${name} is a whole number from 1 on`);
    if (keys.length < threshold)
      throw new TrustError(
        'TrustChangeError',
        `${name} would need ${threshold} keys and have ${keys.length}, so that ${name === 'root' ? 'the trust could never change again' : 'nothing of it could be released'}: add a key first, or lower the threshold`,
      );
  }
  const empty = ledgerRoles.find((role) => roles[role].length === 0);
  if (empty)
    throw new TrustError(
      'TrustChangeError',
      `Nobody could ${empty} any more: add another key first, or rotate this one`,
    );
}

function rolesWith(trust: Trust, id: string): string[] {
  return Object.entries(rolesOf(trust))
    .filter(([, ids]) => ids.includes(id))
    .map(([role]) => role);
}

function withRole(trust: Trust, role: string, change: (ids: readonly string[]) => readonly string[]): Trust {
  const { roles } = trust;
  const own = plainRoles.find((name) => name === role);
  if (own) return { ...trust, roles: { ...roles, [own]: change(roles[own] ?? []) } };
  if (role === 'root') return { ...trust, roles: { ...roles, root: { ...roles.root, keys: change(roles.root.keys) } } };
  // A team that comes later has no more than its own corner, until `keys prefixes` says otherwise.
  const team = ownOf(roles.packages, role) ?? {
    keys: [],
    threshold: 1,
    prefixes: [`/${role.replace(/^remote-/, '')}/`],
  };
  return {
    ...trust,
    roles: { ...roles, packages: { ...roles.packages, [role]: { ...team, keys: change(team.keys) } } },
  };
}

function ownerOf(trust: Trust, id: string): string {
  return ownOf(trust.keys, id)?.owner ?? id;
}

function refuseRevoked(trust: Trust, id: string, { owner }: TrustedKey): void {
  if (ownOf(trust.revoked, id))
    throw new TrustError('TrustChangeError', `The key of ${owner} was revoked: make another with "keys make"`);
}
