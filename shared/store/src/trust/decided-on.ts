import type { Canaries, Canary, CompositionReference, Revision, RevisionAction } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';

type Versions = Canary['releases'];

/** What a decision changes. Whatever else its revision says stays as it is in the one before. */
export interface Decided extends Canaries {
  action: RevisionAction;
  rejected: readonly string[];
  stable?: CompositionReference;
  parent?: number;
}

/**
 * What a decision about a canary makes of a revision, where every composition that it needs is there: `stop`, `canary` for more or
 * fewer visitors, `promote` to all of them. Null where there is no such canary, or something would have to be composed.
 */
export function decidedOn(before: Revision, action: RevisionAction): Decided | null {
  const { canaries, mixes } = canariesOf(before);
  if (action.kind === 'stop') {
    const canary = canaries.find(({ id }) => id === action.canary);
    const { id = '', releases = {} } = canary ?? {};
    return canary ? { action: { kind: 'stop', canary: id, releases }, ...withoutCanary(before, canary) } : null;
  }
  if (action.kind !== 'canary' && action.kind !== 'promote') return null;
  const canary = canaryOf(before, action.releases);
  if (!canary) return null;
  const { id, releases } = canary;
  const rejected = before.rejected.filter((name) => !namesOf(releases).includes(name));
  if (action.kind === 'canary') {
    const { percent } = action;
    const moved = canaries.map((one) => (one === canary ? { ...one, percent } : one));
    return { action: { kind: 'canary', releases, percent }, canaries: moved, mixes, rejected };
  }
  const stable = mixes.find(({ of }) => of.join() === id)?.composition;
  if (!stable) return null;
  // Who is in other canaries goes on to get what they got beside this one.
  const beside = mixes.filter(({ of }) => of.length > 1 && of.includes(id));
  return {
    action: { kind: 'promote', releases, again: false },
    ...{ stable, parent: before.number, rejected },
    canaries: canaries.filter((one) => one !== canary),
    mixes: beside.map(({ of, composition }) => ({ of: of.filter((one) => one !== id), composition })),
  };
}

/** What a revision says once a canary has ended whose releases are rejected: whoever is in others stays in those. */
export function withoutCanary(before: Revision, { id, releases }: Pick<Canary, 'id' | 'releases'>) {
  const { canaries, mixes } = canariesOf(before);
  return {
    canaries: canaries.filter((one) => one.id !== id),
    mixes: mixes.filter(({ of }) => !of.includes(id)),
    rejected: [...new Set([...before.rejected, ...namesOf(releases)])].sort(),
  };
}

/** The canary of exactly these releases. */
export function canaryOf(revision: Revision | null | undefined, releases: Versions): Canary | undefined {
  const label = (of: Versions) => namesOf(of).sort().join(' ');
  return canariesOf(revision).canaries.find((one) => label(one.releases) === label(releases));
}

function namesOf(releases: Versions): string[] {
  return Object.entries(releases).map(([name, version]) => `${name}@${version}`);
}
