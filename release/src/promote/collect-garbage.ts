import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Store, isMissing } from '../store/store';
import { type Channels, readChannels } from './channels';

export interface Retention {
  /** So many of the newest releases of a package, and compositions, stay. */
  keep: number;
  /** Nothing younger goes, in days. */
  days: number;
}

export interface Garbage {
  compositions: string[];
  /** Pages that no composition holds any more. */
  parts: string[];
  /** `name@version` */
  releases: string[];
  /** Below `assets/`. */
  assets: string[];
  /** What commands left that were killed, below the store. */
  leftovers: string[];
}

/** What nothing needs any more: no channel, no retained history, no recent tab. Removes it unless `dryRun`. */
export async function collectGarbage(store: Store, { keep, days }: Retention, dryRun: boolean): Promise<Garbage> {
  const channels = await readChannels(store);
  const before = Date.now() - days * 24 * 3600 * 1000;
  const live = [channels.stable, channels.canary?.composition].filter((id) => typeof id === 'string');
  const recent = [...new Set(channels.history.toReversed().map(({ stable }) => stable))].slice(0, keep);
  const kept = new Set([...live, ...recent, ...servedSince(channels, before)]);

  const compositions: string[] = [];
  const neededReleases = new Set<string>();
  const neededParts = new Set<string>();
  for (const id of await names(path.join(store.root, 'compositions'))) {
    if (!kept.has(id) && (await older(store.composition(id), before))) {
      compositions.push(id);
      continue;
    }
    // A folder that somebody copies into the store just now has none yet.
    const composition = await store.readComposition(id).catch(() => null);
    for (const [name, { version }] of Object.entries(composition?.releases ?? {}))
      neededReleases.add(`${name}@${version}`);
    for (const { key } of Object.values(composition?.parts ?? {})) neededParts.add(key);
  }
  const parts: string[] = [];
  for (const key of await names(path.join(store.root, 'parts')))
    if (!neededParts.has(key) && (await older(store.part(key), before))) parts.push(key);

  const releases: string[] = [];
  const neededAssets = new Set<string>();
  for (const name of await store.packages()) {
    const versions = await byAge(store, name);
    for (const [index, version] of versions.entries()) {
      const release = `${name}@${version}`;
      if (index >= keep && !neededReleases.has(release) && (await older(store.release(name, version), before))) {
        releases.push(release);
        continue;
      }
      const { files, manifest } = await store.readRelease(name, version);
      for (const file of [...Object.keys(files), manifest.file]) neededAssets.add(`${name}/${file}`);
    }
  }

  const assets: string[] = [];
  for (const name of await names(path.join(store.root, 'assets'))) {
    for (const file of await names(store.assets(name))) {
      // An asset of a publish that is under way has no release yet: it is young.
      if (
        !neededAssets.has(`${name}/${file.replace(/\.(?:br|gz)$/, '')}`) &&
        (await older(store.assets(name, file), before))
      )
        assets.push(`${name}/${file}`);
    }
  }
  const garbage = { compositions, parts, releases, assets, leftovers: await findLeftovers(store) };
  if (!dryRun) await remove(store, garbage, before);
  return garbage;
}

/** What visitors got at some time since: it may have been composed long before, and their tabs may still be open. */
function servedSince({ history }: Channels, since: number): string[] {
  return history.flatMap(({ stable, canary }, index) => {
    const until = history[index + 1]?.at;
    const served = until === undefined || Date.parse(until) >= since;
    return served ? [stable, canary?.composition ?? ''] : [];
  });
}

/** Nothing that runs takes as long as this, in ms. */
const LEFT_AFTER = 24 * 3600 * 1000;

/** Temporary files and folders of commands that were killed. */
async function findLeftovers(store: Store): Promise<string[]> {
  const temporary = (await names(store.temporary())).map((name) => `tmp/${name}`);
  const packages = (await names(path.join(store.root, 'assets'))).map((name) => `assets/${name}`);
  const found = [...temporary];
  for (const folder of ['.', ...packages]) {
    const entries = await readdir(path.join(store.root, folder));
    found.push(...entries.filter((name) => /^\..*\.tmp$/.test(name)).map((name) => path.join(folder, name)));
  }
  const old = await Promise.all(found.map((name) => older(path.join(store.root, name), Date.now() - LEFT_AFTER)));
  return found.filter((_, index) => old[index]).sort();
}

async function remove(store: Store, garbage: Garbage, before: number): Promise<void> {
  const { compositions, parts, releases, assets, leftovers } = garbage;
  for (const id of compositions) await discard(store, store.composition(id));
  // A promotion that takes a part up again makes it young.
  for (const key of parts) if (await older(store.part(key), before)) await discard(store, store.part(key));
  for (const release of releases) {
    const at = release.lastIndexOf('@');
    await discard(store, store.release(release.slice(0, at), release.slice(at + 1)));
  }
  for (const asset of assets) await rm(path.join(store.root, 'assets', asset), { force: true });
  for (const name of leftovers) await rm(path.join(store.root, name), { recursive: true, force: true });
}

/** A folder goes at once or not at all: half of one would pass for a whole. */
async function discard(store: Store, folder: string): Promise<void> {
  const grave = path.join(store.temporary(), `garbage-${randomBytes(6).toString('hex')}`);
  await rename(folder, grave);
  await rm(grave, { recursive: true });
}

/** Versions of a package, the newest first. */
async function byAge(store: Store, name: string): Promise<string[]> {
  const versions = await store.versionsOf(name);
  const times = new Map<string, number>();
  for (const version of versions)
    times.set(version, (await stat(store.release(name, version, 'release.json'))).mtimeMs);
  return versions.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
}

async function older(file: string, before: number): Promise<boolean> {
  return (await stat(file)).mtimeMs < before;
}

async function names(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
