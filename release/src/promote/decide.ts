import { setTimeout as wait } from 'node:timers/promises';
import type { Revision } from '@shared/contract/release';
import { LedgerMovedError } from '@shared/store/ledger/errors';
import { type Decision, following } from '@shared/store/ledger/following';
import type { KnownRevision } from '@shared/store/ledger/ledger';
import { ReleaseError } from '@shared/store/release-error';
import type { Store } from '@shared/store/store/store';

/** Milliseconds for which a decision is made again on top of those of others. */
const PATIENCE = 300_000;

/** The decider, with what goes with every decision. */
export interface Decider {
  store: Store;
  by: string;
  /** The program, where it is not a person. */
  tool?: string | undefined;
  reason?: string | undefined;
  /** The clock that was behind the ledger's is the right one. */
  clockIsRight?: boolean | undefined;
  /** Whether the lease still counts that keeps what the decision names; absent: it names nothing that could be collected. */
  stillHeld?: (() => boolean) | undefined;
  /** Throws where a head is not one to decide this on; asked of each, since it may move until the decision is written. */
  refuseHead?: ((head: KnownRevision | null) => void) | undefined;
  /** Signs a revision and writes it, where that is not done with the keys at hand; throws `LedgerMovedError` where somebody else was quicker. */
  commit?: ((revision: Revision) => Promise<KnownRevision>) | undefined;
}

/** Makes a decision on top of the head; null: nothing is to be decided. Made again where somebody else was quicker. */
export async function decide<T>(
  {
    store,
    by,
    tool,
    reason,
    refuseHead,
    clockIsRight = false,
    stillHeld = () => true,
    commit = signAndAppend(store),
  }: Decider,
  make: (head: KnownRevision | null) => Promise<{ decision: Omit<Decision, 'by'> | null; result: T }>,
): Promise<{ head: KnownRevision | null; result: T; changed: boolean }> {
  const { ledger, authority } = store;
  const until = Date.now() + PATIENCE;
  for (let attempt = 0; ; attempt += 1) {
    const head = await ledger.head();
    refuseHead?.(head);
    const { decision, result } = await make(head);
    if (!decision) return { head, result, changed: false };
    const now = new Date(clockIsRight ? Math.max(Date.now(), Date.parse(head?.revision.at ?? '') || 0) : Date.now());
    const revision = following(head, { ...decision, by, tool, reason }, await authority.trustNumber(), now);
    if (!stillHeld())
      throw new ReleaseError(
        'This command was stopped for so long that gc may have taken what it uses: nothing was decided, run it again',
      );
    try {
      return { head: await commit(revision), result, changed: true };
    } catch (error) {
      if (!(error instanceof LedgerMovedError) || Date.now() > until) throw error;
      // Each of many gets its turn: the longer one waits, the shorter its pauses are beside those who come new.
      await wait(Math.random() * Math.max(5, 60 - attempt * 5));
    }
  }
}

function signAndAppend({ ledger, authority }: Store): NonNullable<Decider['commit']> {
  return async (revision) => ledger.append(await authority.signRevision(revision));
}
