import type { Revision } from '@shared/contract/release';
import { compositionsOf } from '@shared/contract/release/canaries';
import { withLease } from '@shared/store/ledger/leases';
import { ReleaseError } from '@shared/store/release-error';
import { type Decider, decide } from './decide';
import { versionsIn } from '@shared/store/store/releases';

interface WithdrawOptions extends Decider {
  name: string;
  version: string;
}

/** Marks a release so that nothing serves or promotes it again. What is live must be rolled back first. */
export async function withdraw(options: WithdrawOptions): Promise<Revision> {
  const { store, by, name, version } = options;
  const release = `${name}@${version}`;
  return withLease(store.storage, { command: `withdraw ${release}`, by, package: null }, () =>
    withdrawUnderLease(options, release),
  );
}

async function withdrawUnderLease(options: WithdrawOptions, release: string): Promise<Revision> {
  const { store, name, version } = options;
  if (!(await store.findSigned(name, version))) await store.readRelease(name, version);
  const { head } = await decide(options, async (on) => {
    const { withdrawn = [] } = on?.revision ?? {};
    for (const reference of compositionsOf(on?.revision)) {
      if ((await versionsIn(store, reference))[name] === version)
        throw new ReleaseError(`${release} is live: roll it back first`);
    }
    const decision = withdrawn.includes(release)
      ? null
      : { action: { kind: 'withdraw', release } as const, withdrawn: [...withdrawn, release] };
    return { decision, result: null };
  });
  if (!head) throw new ReleaseError(`Nothing was promoted yet: ${release} can simply be left`);
  return head.revision;
}
