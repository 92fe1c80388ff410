import type { Revision } from '@shared/contract/release';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { decidedOn } from '@shared/store/trust/decided-on';
import { type Decider, decide } from './decide';

interface StopOptions extends Decider {
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
      const decision = on && decidedOn(on.revision, { kind: 'stop', canary: id, releases: {} });
      if (!decision) throw new ReleaseError(`There is no canary ${id} (any more): "status" names those that run`);
      return Promise.resolve({ decision, result: null });
    }),
  );
  if (!head) throw new ReleaseError('Nothing was promoted yet: there is no canary');
  return head.revision;
}
