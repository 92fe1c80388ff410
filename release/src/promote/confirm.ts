import type { Revision } from '@shared/contract/release';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { type Decider, decide } from './decide';

/** Says that what is live is still what shall be. */
export async function confirm(decider: Decider): Promise<Revision | undefined> {
  const { store, by } = decider;
  const { head } = await withLease(store.storage, { command: 'confirm', by, package: null }, () =>
    decide(decider, (on) => {
      if (!on) throw new ReleaseError('Nothing was promoted yet: there is nothing to confirm');
      return Promise.resolve({ decision: { action: { kind: 'confirm' } }, result: null });
    }),
  );
  return head?.revision;
}
