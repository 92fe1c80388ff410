import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lease } from '@shared/contract/release';
import { leaseSchema } from '@shared/contract/release/ledger-schemas';
import { ReleaseError } from '../release-error';
import type { Storage } from '@shared/storage';

/**
 * How long a lease counts after it was renewed, by the store's clock, in ms; it is renewed five times as often. A
 * collector that died keeps everybody waiting, a command that died keeps its files a little longer.
 */
const COUNTS_FOR = 60_000;
const COLLECTION_COUNTS_FOR = 10_000;
/** How long a command waits for a garbage collection that is under way, in ms. */
const PATIENCE = 120_000;
const COLLECTION = 'leases/gc.json';
const CLOCK = 'leases/clock-';

export interface FoundLease {
  key: string;
  lease: Lease;
  /** Whether its command is under way; otherwise it died. */
  active: boolean;
}

/**
 * Runs a command under a lease, so that no garbage collection takes what it uses. Who collects writes its own lease and
 * then looks at the others; every other command writes its lease and then looks for the collector's: of two at the same
 * time, at least one sees the other.
 */
export async function withLease<T>(
  storage: Storage,
  lease: Omit<Lease, 'schema' | 'at'>,
  work: (stillHeld: () => boolean) => Promise<T>,
): Promise<T> {
  const key = `leases/${new Date().getTime()}-${randomBytes(6).toString('hex')}.json`;
  const held = await hold(storage, key, lease);
  try {
    const until = Date.now() + PATIENCE;
    while ((await findLeases(storage, key)).some((other) => other.key === COLLECTION && other.active)) {
      if (Date.now() > until)
        throw new ReleaseError('gc has been under way for two minutes: try again when it is done');
      await wait(20);
    }
    return await work(held.isHeld);
  } finally {
    await held.end();
  }
}

/** Runs a garbage collection; `others` are the commands that are under way and go on. Throws where another collects. */
export async function withCollection<T>(
  storage: Storage,
  by: string,
  work: (others: FoundLease[], stillHeld: () => boolean) => Promise<T>,
): Promise<T> {
  const found = await storage.get(COLLECTION);
  const known = found ? await findLeases(storage, null) : [];
  if (known.some(({ key, active }) => key === COLLECTION && active)) throw new ReleaseError('gc is under way already');
  // A collector that died leaves a lease, which one of those who find it takes over.
  const held = await hold(storage, COLLECTION, { command: 'gc', by, package: null }, found?.tag);
  try {
    const others = (await findLeases(storage, COLLECTION)).filter(({ key }) => key !== COLLECTION);
    return await work(others, held.isHeld);
  } finally {
    await held.end();
  }
}

/** Finds every lease; `own` is one that was written just now: its time is the store's. Absent, one is written to ask for it. */
export async function findLeases(storage: Storage, own: string | null): Promise<FoundLease[]> {
  const probe = own ?? `${CLOCK}${randomBytes(6).toString('hex')}.json`;
  if (own === null) await storage.putIfAbsent(probe, Buffer.from('{}'));
  const entries: { key: string; modified: number }[] = [];
  for await (const entry of storage.list('leases/')) entries.push(entry);
  if (own === null) await storage.delete(probe);
  const now = entries.find(({ key }) => key === probe)?.modified ?? Date.now();
  const found: FoundLease[] = [];
  for (const { key, modified } of entries) {
    const body = (await storage.get(key))?.body;
    const { data } = leaseSchema.safeParse(body && parse(body));
    if (data) found.push({ key, lease: data, active: now - modified < patienceWith(key) });
  }
  return found;
}

/** Whether an entry is no lease, but was written to ask for the time. */
export function isClock({ key }: { key: string }): boolean {
  return key.startsWith(CLOCK);
}

async function hold(storage: Storage, key: string, lease: Omit<Lease, 'schema' | 'at'>, dead?: string) {
  const document: Lease = { schema: 1, at: new Date().toISOString(), ...lease };
  const body = Buffer.from(JSON.stringify(document));
  const mine = dead === undefined ? storage.putIfAbsent(key, body) : storage.putIfMatch(key, body, dead);
  if (!(await mine)) throw new ReleaseError(`Another command holds ${key}: try again`);
  let renewed = Date.now();
  let lost = false;
  const isHeld = () => {
    // Others go on as if this command were dead once it was not renewed for so long, whatever comes later.
    lost ||= Date.now() - renewed >= patienceWith(key) / 2;
    return !lost;
  };
  const own = async () => {
    const there = await storage.get(key);
    return there?.body.equals(body) ? there : null;
  };
  const renew = async () => {
    const there = isHeld() ? await own() : null;
    if (there && (await storage.putIfMatch(key, body, there.tag))) renewed = Date.now();
  };
  const timer = setInterval(
    () => {
      // A store that fails just now fails the command itself; a lease that is not renewed only ends sooner.
      renew().catch(() => undefined);
    },
    patienceWith(key) / 5,
  );
  timer.unref();
  return {
    isHeld,
    end: async () => {
      clearInterval(timer);
      await own()
        .then((there) => there && storage.delete(key))
        .catch(() => undefined);
    },
  };
}

function patienceWith(key: string): number {
  return key === COLLECTION ? COLLECTION_COUNTS_FOR : COUNTS_FOR;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
