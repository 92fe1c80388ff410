import type { Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { withoutCanary } from '@shared/store/trust/without-canary';
import { type Decider, decide } from './decide';

interface StopOptions extends Decider {
  /** Id of the canary. */
  canary: string;
}

/**
 * Ends a canary and rejects its releases; its visitors get what is stable, and the releases of other canaries that they are in.
 * Nothing is composed, and a key that may do nothing else is enough.
 */
export async function stop(options: StopOptions): Promise<Revision> {
  const { store, by, canary: id } = options;
  const { head } = await withLease(store.storage, { command: `stop ${id}`, by, package: null }, (stillHeld) =>
    decide({ ...options, stillHeld }, (on) => {
      const canary = canariesOf(on?.revision).canaries.find((one) => one.id === id);
      if (!on || !canary) throw new ReleaseError(`There is no canary ${id} (any more): "status" names those that run`);
      const action = { kind: 'stop', canary: id, releases: canary.releases } as const;
      return Promise.resolve({ decision: { action, ...withoutCanary(on.revision, canary) }, result: null });
    }),
  );
  if (!head) throw new ReleaseError('Nothing was promoted yet: there is no canary');
  return head.revision;
}
