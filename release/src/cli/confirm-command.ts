import { withLease } from '@shared/store/ledger/leases';
import { decide } from '../promote/decide';
import { ReleaseError } from '@shared/store/release-error';
import { type CommandContext, deciderOf } from './command-context';

/** Says that what is live is still what shall be: who keeps newer revisions from a server is found by their absence. */
export async function confirmCommand(context: CommandContext): Promise<void> {
  const { store, by } = context;
  const { head } = await withLease(store.storage, { command: 'confirm', by, package: null }, () =>
    decide(deciderOf(context), (on) => {
      if (!on) throw new ReleaseError('Nothing was promoted yet: there is nothing to confirm');
      return Promise.resolve({ decision: { action: { kind: 'confirm' } }, result: null });
    }),
  );
  context.answer({ revision: head?.revision.number }, [`revision ${head?.revision.number ?? 0} confirms what is live`]);
}
