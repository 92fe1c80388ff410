import type { Release, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { endOf } from '@shared/contract/release/offered-contracts';
import type { ReleasesSnapshot } from '@shared/contract/release/releases-snapshot';
import { eachAtOnce } from '@shared/storage/each-at-once';
import type { Versions } from './releases';
import { type Store, keys } from './store';

export type KnownRelease = ReleasesSnapshot['packages'][number]['releases'][number] & {
  /** The reason why it is not believed, or of what is live, until when its contract is. */
  problem: string | null;
};

interface Uses {
  revision: Revision | null;
  /** What visitors get who are in no canary. */
  live: Versions;
}

/** The releases of a package, the newest first; for who shows them. */
export async function knownReleases(
  store: Store,
  name: string,
  { most = Infinity, ...uses }: Uses & { most?: number },
): Promise<KnownRelease[]> {
  const times = new Map<string, number>();
  for await (const { key, modified } of store.storage.list(`releases/${name}/`)) {
    const version = key.split('/')[2] ?? '';
    if (key === keys.release(name, version, 'release.json')) times.set(version, modified);
  }
  const newest = [...times].sort(([, a], [, b]) => b - a).slice(0, most);
  const found = new Map<string, KnownRelease>();
  await eachAtOnce(newest, async ([version, modified]) => {
    const published = new Date(modified).toISOString();
    found.set(version, await knownRelease(store, { name, version, published }, uses));
  });
  return newest.flatMap(([version]) => found.get(version) ?? []);
}

async function knownRelease(
  store: Store,
  { name, version, published }: { name: string; version: string; published: string },
  { revision, live }: Uses,
): Promise<KnownRelease> {
  const found = await store.findSigned(name, version);
  const release = found?.release;
  const label = `${name}@${version}`;
  const uses = {
    live: live[name] === version,
    canary: canariesOf(revision).canaries.some(({ releases }) => releases[name] === version),
    withdrawn: revision?.withdrawn.includes(label) ?? false,
    rejected: revision?.rejected.includes(label) ?? false,
    'not believed': (found?.problem ?? null) !== null,
  };
  const ending = uses.live && release?.contract ? endOf(release.contract) : null;
  return {
    version,
    published,
    state: (Object.keys(uses) as (keyof typeof uses)[]).filter((use) => uses[use] && !(use === 'canary' && uses.live)),
    problem: found?.problem ?? ending,
    commit: release?.source?.commit ?? release?.commit ?? null,
    contract: release?.contract ?? null,
    signedBy: found ? await store.authority.signersOf(store.storage, found.release, found.releaseFile) : [],
    pages: release ? pagesOf(release) : [],
  };
}

/** A package without pages is told by its entry alone. */
function pagesOf({ name: own, entry, pages, files }: Release): KnownRelease['pages'] {
  const all = Object.entries(pages).map(([name, { scripts }]) => ({ name, scripts }));
  return (all.length > 0 ? all : [{ name: own, scripts: [] }]).map(({ name, scripts }) => ({
    name,
    bytes: [...new Set([entry, ...scripts])].reduce((sum, file) => sum + (files[file]?.size ?? 0), 0),
  }));
}
