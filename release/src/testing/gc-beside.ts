import { setImmediate as turn } from 'node:timers/promises';
import { findLeases } from '@shared/store/ledger/leases';
import { collectGarbage } from '../promote/collect-garbage';
import { promote } from '../promote/promote';
import { ReleaseError } from '@shared/store/release-error';
import type { Storage } from '@shared/storage';
import { ForwardingStorage } from '@shared/storage/forwarding-storage';
import { Store } from '@shared/store/store/store';
import { type Fixture, reopen } from './fixture';
import { type Remote, makeTwoPages, remotes, served } from './two-pages';
import { liveWhole } from './whole';

/** Files written a moment ago are as old as a week to it: all that protects a file is that something needs it. */
const retention = { keep: 2, days: -8 };
const WRITERS = 4;
/** Versions that each writer publishes and promotes in turn; together more than are kept. */
const VERSIONS = 2;

/** Looks at the leases that an unhurried collection takes before it deletes. */
const LOOKS = 300;

export interface BesideReport {
  promotions: number;
  /** Publications: before a first promotion, and of what was collected. */
  publications: number;
  collections: number;
  /** Releases, compositions, parts and assets. */
  collected: number;
  /** A sentence for each promotion after which something was missing, and for what broke. */
  failures: string[];
}

/** A store that takes its time between what is found to be garbage and the first deletion: others get far meanwhile. */
class Unhurried extends ForwardingStorage {
  private looks = LOOKS;

  constructor(
    storage: Storage,
    private readonly onDelete: () => void,
  ) {
    super(storage);
  }

  override async delete(key: string): Promise<void> {
    if (!key.startsWith('leases/')) this.onDelete();
    for (; this.looks > 0 && !key.startsWith('leases/'); this.looks -= 1) await findLeases(this.storage, key);
    return this.storage.delete(key);
  }
}

interface Beside {
  fixture: Fixture;
  report: BesideReport;
  /** Ends the collector. */
  over: boolean;
  /** Is told that the first collection knows what is garbage, and begins to delete it. */
  onDelete: () => void;
}

/**
 * Writers promote releases that a garbage collection takes for old, and publish them where it was quicker. They begin when
 * a collection that found nobody at work begins to delete; others follow it until they are done.
 */
export async function gcBeside(promotions: number): Promise<BesideReport> {
  const fixture = await makeTwoPages();
  const report: BesideReport = { promotions: 0, publications: 0, collections: 0, collected: 0, failures: [] };
  const failed = (error: unknown) => void report.failures.push(String(error));
  try {
    for (let round = 0; report.promotions < promotions && report.failures.length === 0; round += 1) {
      const beside: Beside = { fixture, report, over: false, onDelete: () => undefined };
      const deletes = new Promise<void>((resolve) => (beside.onDelete = resolve));
      const collector = collect(beside).catch(failed);
      await deletes;
      const writers = Array.from({ length: Math.min(WRITERS, promotions - report.promotions) }, (_, index) => index);
      await Promise.all(writers.map((writer) => release(beside, writer, round).catch(failed)));
      beside.over = true;
      await collector;
    }
    await liveWhole((await reopen(fixture)).store).catch(failed);
    await served(await reopen(fixture)).catch(failed);
  } finally {
    await fixture.remove();
  }
  return report;
}

async function collect(beside: Beside): Promise<void> {
  const { report } = beside;
  const { store } = await reopen(beside.fixture);
  do {
    const unhurried = new Store(new Unhurried(store.storage, beside.onDelete), store.authority);
    const garbage = await collectGarbage({ store: unhurried, retention, by: 'gc', dryRun: false });
    const { releases, compositions, parts, assets } = garbage;
    // The deletion is told here where there was nothing to delete.
    beside.onDelete();
    report.collections += 1;
    report.collected += releases.length + compositions.length + parts.length + assets.length;
    await turn();
  } while (!beside.over);
}

async function release({ fixture, report }: Beside, writer: number, round: number): Promise<void> {
  const own = await reopen(fixture);
  const name: Remote = remotes[writer % 2 === 0 ? 0 : 1];
  const version = `${writer + 2}.${round % VERSIONS}.0`;
  report.promotions += 1;
  const live = () => promote({ store: own.store, by: `writer ${writer}`, releases: { [name]: version } });
  const publishFirst = async (error: unknown): Promise<unknown> => {
    // An old release that nothing needs may have been collected; or be collected before its promotion begins.
    if (!(error instanceof ReleaseError && /ever published|publish it again/.test(error.message))) throw error;
    report.publications += 1;
    await own.publishRemote(name, version);
    return live().catch(publishFirst);
  };
  await live().catch(publishFirst);
  await liveWhole(own.store).catch((error: unknown) => report.failures.push(`${name}@${version}: ${String(error)}`));
}
