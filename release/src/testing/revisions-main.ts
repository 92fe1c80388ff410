import { spawn } from 'node:child_process';
import type { BucketPlace } from '@shared/store/config/settings';
import { decide } from '../promote/decide';
import { openStore } from '@shared/store/store/open-store';
import type { Store } from '@shared/store/store/store';
import { makeFixture } from './fixture';
import { placeOf } from './open-folder';

/**
 * 50 writers in four processes decide 20 times each, each on top of what all others decided:
 * `node --import tsx release/src/testing/revisions-main.ts [writers] [rounds]`; in the bucket of `STORE`, where that is set.
 */
const PROCESSES = 4;
const [first = '50', second = '20', root, index] = process.argv.slice(2);
const writers = Number(first);
const rounds = Number(second);
const { STORE, LEDGER } = process.env;
const bucket: BucketPlace | null = STORE ? { place: STORE, ledger: LEDGER, cacheBytes: 0 } : null;

if (root) await child(root, Number(index));
else await parent();

async function child(folder: string, mine: number): Promise<void> {
  const own = Array.from({ length: writers }, (_, writer) => writer).filter((writer) => writer % PROCESSES === mine);
  await Promise.all(own.map(async (writer) => write((await openStore({ ...placeOf(folder), bucket })).store, writer)));
}

/** Adds a name to those that all decided: one that is lost is missing from the last revision. */
async function write(store: Store, writer: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const release = nameOf(writer, round);
    await decide({ store, by: `writer ${writer}` }, (head) =>
      Promise.resolve({
        decision: {
          action: { kind: 'withdraw', release },
          withdrawn: [...(head?.revision.withdrawn ?? []), release],
          config: head?.revision.config ?? '0'.repeat(64),
        },
        result: null,
      }),
    );
  }
}

async function parent(): Promise<void> {
  const fixture = await makeFixture({ bucket });
  const started = performance.now();
  try {
    await Promise.all(Array.from({ length: PROCESSES }, (_, mine) => run(fixture.folder, mine)));
    const seconds = (performance.now() - started) / 1000;
    const { store } = await openStore({ ...placeOf(fixture.folder), bucket });
    const head = (await store.ledger.head())?.revision;
    const wanted = Array.from({ length: writers * rounds }, (_, at) => nameOf(at % writers, Math.floor(at / writers)));
    const lost = wanted.filter((name) => !head?.withdrawn.includes(name));
    console.log(
      `${writers} writers, ${wanted.length} decisions in ${seconds.toFixed(0)} s in ${store.storage.place}: ${lost.length} lost, the last revision is ${head?.number ?? 0}`,
    );
    process.exitCode = lost.length > 0 || head?.number !== wanted.length ? 1 : 0;
  } finally {
    await fixture.remove();
  }
}

function nameOf(writer: number, round: number): string {
  return `remote-download@${writer}.${round}.0`;
}

function run(folder: string, mine: number): Promise<void> {
  const args = ['--import', 'tsx', import.meta.filename, first, second, folder, String(mine)];
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, args, { stdio: 'inherit' });
    running.on('error', reject);
    running.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A writer process ended with ${code ?? 'a signal'}`));
    });
  });
}
