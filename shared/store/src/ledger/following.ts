import type { Canaries, CompositionReference, Revision, RevisionAction } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { ReleaseError } from '../release-error';
import type { KnownRevision } from './ledger';

/** A decision; fields that are left out stay as they are. */
export interface Decision extends Partial<Canaries> {
  action: RevisionAction;
  by: string;
  /** The program that decided, where it was not a person. */
  tool?: string | undefined;
  reason?: string | undefined;
  stable?: CompositionReference;
  withdrawn?: readonly string[];
  rejected?: readonly string[];
  /** SHA-256 of the configuration. */
  config?: string;
  /** The revision that a rollback of the site goes on from; absent: what stable was before is what a rollback goes back to. */
  parent?: number | null;
}

/** The clock may be so far behind the one of who decided last, in ms: more is a clock that is wrong. */
const CLOCK_PATIENCE = 24 * 3600 * 1000;

/** The revision that a decision makes on top of the head; unsigned. */
export function following(head: KnownRevision | null, decision: Decision, trust: number, now: Date): Revision {
  const before = head?.revision;
  if (before && Date.parse(before.at) - now.getTime() > CLOCK_PATIENCE)
    throw new ReleaseError(
      `This machine's clock says ${now.toISOString()}, but revision ${before.number} was made at ${before.at}: set the clock that is wrong; ` +
        `where it was the other one, delete nothing and run this with --clock-is-right`,
    );
  const config = decision.config ?? before?.config;
  if (config === undefined) throw new ReleaseError('The first revision needs a configuration');
  const { canaries, mixes } = { ...canariesOf(before), ...decision };
  const moved = decision.stable !== undefined && decision.stable.id !== before?.stable?.id;
  return {
    type: 'revision',
    schema: 1,
    number: (before?.number ?? 0) + 1,
    previous: head?.sha256 ?? null,
    trust,
    parent:
      decision.parent !== undefined ? decision.parent : moved ? (before?.number ?? null) : (before?.parent ?? null),
    stable: decision.stable ?? before?.stable ?? null,
    canary: null,
    canaries,
    mixes,
    withdrawn: [...(decision.withdrawn ?? before?.withdrawn ?? [])].sort(),
    rejected: [...(decision.rejected ?? before?.rejected ?? [])].sort(),
    config,
    action: decision.action,
    by: decision.by,
    at: now.toISOString(),
    reason: decision.reason ?? null,
    tool: decision.tool ?? null,
  };
}

/** A decision in a few words, for people. */
export function describeAction({ action }: Pick<Revision, 'action'>): string {
  switch (action.kind) {
    case 'promote':
      // The releases that are live got another configuration.
      if (Object.keys(action.releases).length === 0) return 'configure';
      return `promote ${releaseNames(action.releases).join(' ')}${action.again ? ' (again)' : ''}`;
    case 'canary':
      return `canary ${action.percent}% ${releaseNames(action.releases).join(' ')}`;
    case 'rollback':
      return `rollback${action.package === null ? '' : ` ${action.package}`}${action.to === null ? '' : ` to revision ${action.to}`}`;
    case 'withdraw':
      return `withdraw ${action.release}`;
    case 'retire':
      return `retire ${action.package}`;
    case 'stop':
      return `stop ${releaseNames(action.releases).join(' ')}`;
    case 'confirm':
      return 'confirm';
  }
}

/** `name@version` of each. */
export function releaseNames(releases: Readonly<Record<string, string>>): string[] {
  return Object.entries(releases).map(([name, version]) => `${name}@${version}`);
}
