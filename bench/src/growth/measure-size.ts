import { rm } from 'node:fs/promises';
import path from 'node:path';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { startSite } from '@shared/testing/site';
import { liveRelease } from '@shared/store/store/releases';
import type { Release } from '@shared/contract/release';
import { compose } from '../../../pages/src/compose/compose';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { buildChanged } from '../../../release/src/build/build-changed';
import { openFolder } from '../../../release/src/testing/open-folder';
import { median } from '@shared/testing/statistics';

export const REMOTE = 'remote-marketing';
const ROUNDS = 3;
/** Seconds after which a measurement is not repeated. */
const LONG = 10;

/** The cost of one size of the remote; times in seconds, the median of up to three. */
export interface Size {
  factor: number;
  /** Pages of the remote. */
  pages: number;
  /** The time to build the remote from nothing. */
  build: number;
  /** The time until `ready`: with everything to publish and to compose, and with nothing changed. */
  firstStart: number;
  start: number;
  /** The time to compose everything, nothing taken over. */
  compose: number;
}

/** Builds, starts and composes what is in a checkout. */
export async function measureSize(checkout: string, factor: number, say: (line: string) => void): Promise<Size> {
  return inTemporaryFolder(async (dataDir) => {
    // As on a fresh machine.
    await rm(path.join(checkout, 'node_modules/.cache/webpack'), { recursive: true, force: true });
    const build = await timed(
      () => buildChanged({ root: checkout, packages: [REMOTE], mode: 'production', say }),
      () => undefined,
      1,
    );
    const begin = () => startSite({ command: 'start', cwd: checkout, dataDir });
    const firstStart = await timed(begin, (site) => site.stop(), 1);
    const start = await timed(begin, (site) => site.stop());
    let pages = 0;
    const composed = await timed(
      () => composeAll(dataDir),
      (count) => (pages = count),
    );
    say(`× ${factor} is measured`);
    return { factor, pages, build, firstStart, start, compose: composed };
  });
}

async function timed<Result>(
  work: () => Promise<Result>,
  after: (result: Result) => unknown,
  rounds = ROUNDS,
): Promise<number> {
  const times: number[] = [];
  while (times.length < rounds && times.every((seconds) => seconds < LONG)) {
    const begun = performance.now();
    const result = await work();
    times.push((performance.now() - begun) / 1000);
    await after(result);
  }
  return median(times);
}

/** Composes the whole site, with another public origin, so that no page can be taken over; the number of the remote's pages. */
async function composeAll(dataDir: string): Promise<number> {
  const { store } = await openFolder(dataDir);
  const config = await store.config();
  if (!config) throw new TypeError(`${dataDir} holds no site`);
  const releases = new Map<string, Release>();
  for (const name of await store.packages()) {
    const release = await liveRelease(store, name);
    if (release) releases.set(name, release);
  }
  const origin = `https://${Date.now()}.example.com`;
  const known = new KnownParts(store);
  const { composition } = await compose({ store, releases, config: { ...config, origin }, known });
  const part = composition.parts[REMOTE];
  if (!part) throw new TypeError(`${dataDir} holds no ${REMOTE}`);
  return Object.keys((await store.readPart(part)).files).filter((file) => file.endsWith('.html')).length;
}
