import { spawn, spawnSync } from 'node:child_process';
import type { BucketPlace } from '@shared/store/config/settings';
import { openStore } from '@shared/store/store/open-store';
import type { Store } from '@shared/store/store/store';
import { placeOf } from './open-folder';
import { makeTwoPages } from './two-pages';
import { type Write, lostUpdates, publishForWriters, write } from './writers';

/**
 * 20 writers in four processes, two of them in a pid namespace of their own each, promote 50 times each:
 * `node --import tsx release/src/testing/writers-main.ts [writers] [rounds]`; in the bucket of `STORE`, where that is set.
 */
const PROCESSES = 4;
/** Ways into another pid namespace; the first that works here is taken. */
const ways: readonly (readonly string[])[] = [
  ['unshare', '--pid', '--fork', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--mount-proc'],
  ['bwrap', '--dev-bind', '/', '/', '--unshare-pid', '--proc', '/proc'],
];
const [first = '20', second = '50', root, process_] = process.argv.slice(2);
const writers = Number(first);
const rounds = Number(second);
const { STORE, LEDGER } = process.env;
const bucket: BucketPlace | null = STORE ? { place: STORE, ledger: LEDGER, cacheBytes: 0 } : null;

if (root) await child(root, Number(process_));
else await parent();

async function child(folder: string, index: number): Promise<void> {
  const { store } = await openStore({ ...placeOf(folder), bucket });
  const mine = Array.from({ length: writers }, (_, number) => number + 1).filter((n) => n % PROCESSES === index);
  const writes = await Promise.all(mine.map((writer) => write(store, writer, rounds)));
  console.log(JSON.stringify({ pid: process.pid, writes: writes.flat() }));
}

async function parent(): Promise<void> {
  const fixture = await makeTwoPages({ bucket });
  const started = Date.now();
  try {
    await publishForWriters(fixture, writers);
    const way = ways.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0);
    console.log(way ? `in another pid namespace by ${way.join(' ')}: 2 of 4 processes` : 'NO other pid namespace here');
    const all = Array.from({ length: PROCESSES }, (_, index) => start(fixture.folder, index, index < 2 ? way : []));
    const ended = await Promise.all(all);
    const writes = ended.flatMap((process) => process.writes);
    const before = { host: '1.0.0', 'remote-community': '1.0.0', 'remote-download': '1.0.0' };
    const lost = lostUpdates(writes, before);
    const twice = writes.length - new Set(writes.map(({ number }) => number)).size;
    const missing = await missingNumbers(fixture.store, Math.max(...writes.map(({ number }) => number)));
    for (const sentence of lost) console.log(sentence);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`process ids, as each saw its own: ${ended.map(({ pid }) => pid).join(', ')}`);
    console.log(
      `${writers} writers, ${writes.length} promotions in ${seconds} s: ${lost.length} lost, ${twice} numbers twice, ${missing.length} numbers missing`,
    );
    const wrong = lost.length + twice + missing.length > 0 || writes.length !== writers * rounds;
    process.exitCode = wrong || !way ? 1 : 0;
  } finally {
    await fixture.remove();
  }
}

/** Numbers up to the last that the ledger does not have; and files that are none. */
async function missingNumbers({ storage }: Store, last: number): Promise<string[]> {
  const files = new Set<string>();
  for await (const { key } of storage.list('ledger/')) files.add(key);
  const wanted = Array.from({ length: last }, (_, index) => `ledger/${String(index + 1).padStart(10, '0')}.json`);
  return [...wanted.filter((name) => !files.has(name)), ...[...files].filter((name) => !wanted.includes(name))];
}

function start(folder: string, index: number, way: readonly string[] = []): Promise<{ pid: number; writes: Write[] }> {
  const own = ['--import', 'tsx', import.meta.filename, String(writers), String(rounds), folder, String(index)];
  const [command = '', ...args] = [...way, process.execPath, ...own];
  return new Promise((resolve, reject) => {
    const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    running.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    running.on('error', reject);
    running.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as { pid: number; writes: Write[] });
      else reject(new Error(`A writer process ended with ${code ?? 'a signal'}`));
    });
  });
}
