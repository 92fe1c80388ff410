import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FileStorage } from '@shared/storage/file-storage';
import { readAttempts } from './attempts';
import { findLeases, withCollection, withLease } from './leases';

let folder: string;
let storage: FileStorage;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'leases-'));
  storage = new FileStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lease = { command: 'promote x@1', by: 'alice', package: null };

it('shows a collector every command that is under way', async () => {
  await withLease(storage, lease, () =>
    withCollection(storage, 'gc', (others) => {
      expect(others).toMatchObject([{ lease: { command: 'promote x@1', by: 'alice' }, active: true }]);
      return Promise.resolve();
    }),
  );
  expect(await findLeases(storage, null)).toEqual([]);
});

it('keeps a command waiting until the collection is over', async () => {
  const order: string[] = [];
  let command: Promise<unknown> | undefined;
  await withCollection(storage, 'gc', async (others) => {
    expect(others).toEqual([]);
    command = withLease(storage, lease, () => Promise.resolve(order.push('command')));
    // The writer has said that it is there, and looks at the collector again and again.
    while ((await findLeases(storage, null)).length < 2) continue;
    order.push('collection');
  });
  await command;
  expect(order).toEqual(['collection', 'command']);
});

it('collects once at a time', async () => {
  await withCollection(storage, 'gc', async () => {
    await expect(withCollection(storage, 'other', () => Promise.resolve())).rejects.toThrow('gc is under way already');
  });
});

it('takes a lease that nobody renewed for that of a command that died, and tells of it', async () => {
  const key = 'leases/dead.json';
  await storage.putIfAbsent(key, Buffer.from(JSON.stringify({ schema: 1, at: '2026-01-01T00:00:00.000Z', ...lease })));
  const then = Date.now() / 1000 - 120;
  await utimes(path.join(folder, key), then, then);
  expect(await findLeases(storage, null)).toMatchObject([{ active: false }]);
  expect(await readAttempts(storage)).toMatchObject([{ outcome: 'died', command: 'promote x@1', by: 'alice' }]);
});

it('waits no longer for a collector that died than its lease counts', async () => {
  const key = 'leases/gc.json';
  const dead = { schema: 1, at: '2026-01-01T00:00:00.000Z', command: 'gc', by: 'bob', package: null };
  await storage.putIfAbsent(key, Buffer.from(JSON.stringify(dead)));
  // Half a second is left of its ten.
  const then = Date.now() / 1000 - 9.5;
  await utimes(path.join(folder, key), then, then);
  const began = performance.now();
  await withLease(storage, lease, () => Promise.resolve());
  expect(performance.now() - began).toBeGreaterThan(300);
  expect(await readAttempts(storage)).toMatchObject([{ outcome: 'died', command: 'gc', by: 'bob' }]);
});

it('lets one of several collectors take over from one that died', async () => {
  const key = 'leases/gc.json';
  const dead = { schema: 1, at: '2026-01-01T00:00:00.000Z', command: 'gc', by: 'bob', package: null };
  await storage.putIfAbsent(key, Buffer.from(JSON.stringify(dead)));
  const then = Date.now() / 1000 - 60;
  await utimes(path.join(folder, key), then, then);
  const collectors = ['a', 'b', 'c', 'd'];
  let under = 0;
  let refused = 0;
  let over: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (over = resolve));
  const count = () => under + refused === collectors.length && over();
  const collect = (by: string) =>
    withCollection(storage, by, () => {
      under += 1;
      count();
      return settled;
    }).catch(() => {
      refused += 1;
      count();
    });
  await Promise.all(collectors.map(collect));
  expect([under, refused]).toEqual([1, 3]);
});

it('does not count again, once it was not renewed for so long that others took it for dead', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'performance'] });
  try {
    await withLease(storage, lease, async (stillHeld) => {
      expect(stillHeld()).toBe(true);
      // A machine that slept: its timers come late.
      jest.setSystemTime(Date.now() + 70_000);
      expect(stillHeld()).toBe(false);
      await jest.advanceTimersByTimeAsync(30_000);
      expect(stillHeld()).toBe(false);
    });
  } finally {
    jest.useRealTimers();
  }
});

it('goes by the clock of the store, and reads past what is no lease', async () => {
  await withLease(storage, lease, async () => {
    await writeFile(path.join(folder, 'leases/rubbish.json'), '{"schema":');
    jest.useFakeTimers({
      now: Date.now() + 365 * 24 * 3600 * 1000,
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    });
    try {
      expect(await findLeases(storage, null)).toMatchObject([{ active: true }]);
    } finally {
      jest.useRealTimers();
    }
  });
});
