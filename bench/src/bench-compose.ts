import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { compose } from '../../release/src/compose/compose';
import { liveRelease } from '../../release/src/promote/live-release';
import type { Release } from '@shared/contract/release';
import { Store, readJson } from '../../release/src/store/store';
import { type Interval, interval } from './statistics';

export interface ComposeResult {
  pages: number;
  /** Milliseconds to compose every page of the site, nothing taken over. */
  time: Interval;
}

/** Composes the whole site again and again; another public origin each time, so that no page can be taken over. */
export async function benchCompose(dataDir: string, rounds: number): Promise<ComposeResult> {
  const store = new Store(path.join(dataDir, 'store'));
  const config = await readJson<SiteConfig>(store.config());
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
    const { parts } = await compose({
      store,
      releases,
      config: { ...config, origin: `https://${Date.now()}-${round}.example.com` },
      base: null,
    });
    times.push(performance.now() - begun);
    const files = await Promise.all(Object.values(parts).map(async ({ key }) => (await store.readPart(key)).files));
    pages = files.flatMap((part) => Object.keys(part)).filter((file) => file.endsWith('.html')).length;
  }
  return { pages, time: interval(times) };
}
