import { compose } from '../../../pages/src/compose/compose';
import { KnownParts } from '../../../pages/src/compose/known-parts';
import { liveRelease } from '@shared/store/store/releases';
import type { Release } from '@shared/contract/release';
import { openFolder } from '../../../release/src/testing/open-folder';
import { type Interval, interval } from '../statistics';

export interface ComposeResult {
  pages: number;
  /** Milliseconds to compose every page of the site, nothing taken over. */
  time: Interval;
}

/** Composes the whole site again and again; another public origin each time, so that no page can be taken over. */
export async function benchCompose(dataDir: string, rounds: number): Promise<ComposeResult> {
  const { store } = await openFolder(dataDir);
  const config = await store.config();
  if (!config) throw new TypeError(`${dataDir} holds no site`);
  const releases = new Map<string, Release>();
  for (const name of await store.packages()) {
    const release = await liveRelease(store, name);
    if (release) releases.set(name, release);
  }
  const times: number[] = [];
  let pages = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const { composition } = await compose({
      store,
      releases,
      config: { ...config, origin: `https://${Date.now()}-${round}.example.com` },
      known: new KnownParts(store),
    });
    times.push(performance.now() - begun);
    const files = await Promise.all(
      Object.values(composition.parts).map(async (part) => (await store.readPart(part)).files),
    );
    pages = files.flatMap((part) => Object.keys(part)).filter((file) => file.endsWith('.html')).length;
  }
  return { pages, time: interval(times) };
}
