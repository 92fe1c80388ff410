import type { Composition, Release } from '@shared/contract/release';
import { compositionsOf } from '@shared/contract/release/canaries';
import { releaseSchema } from '@shared/contract/release/schemas';
import { buryDead } from '@shared/store/ledger/attempts';
import { type FoundLease, isClock, withCollection } from '@shared/store/ledger/leases';
import { eachAtOnce } from '@shared/storage/each-at-once';
import type { StoredEntry } from '@shared/storage';
import { type Store, keys, parseDocument } from '@shared/store/store/store';
import { filesOf } from '@shared/store/store/verify-release';

export interface Retention {
  /** The number of the newest releases of a package, and revisions, that stay. */
  keep: number;
  /** Days; younger releases stay. */
  days: number;
}

export interface Garbage {
  compositions: string[];
  /** Pages that no composition holds any more. */
  parts: string[];
  /** `name@version` */
  releases: string[];
  /** Keys below `assets/`. */
  assets: string[];
  /** Reports of attempts that are older than three months. */
  attempts: string[];
  /** Commands that are under way, whose files were left alone. */
  spared: string[];
}

const DAY = 24 * 3600 * 1000;
const ATTEMPTS_KEPT = 90 * DAY;

interface Collection {
  store: Store;
  retention: Retention;
  by: string;
  dryRun: boolean;
}

/** Finds what nothing needs any more: no revision that counts, no recent tab, no command under way. Removes it unless `dryRun`. */
export async function collectGarbage({ store, retention, by, dryRun }: Collection): Promise<Garbage> {
  if (dryRun) return (await findGarbage(store, retention, [])).garbage;
  return withCollection(store.storage, by, async (others, stillHeld) => {
    const { garbage, keysOf } = await findGarbage(store, retention, others);
    // The document that makes a folder count is removed first: half of a folder must not pass for a whole.
    for (const some of [keysOf.filter(isDocument), keysOf.filter((key) => !isDocument(key))])
      await eachAtOnce(some, async (key) => {
        // A collection that took so long may be taken for dead by others, who go on.
        if (stillHeld()) await store.storage.delete(key);
      });
    await buryDead(store.storage);
    // No command takes as long as a day.
    await store.storage.sweep(Date.now() - DAY);
    return garbage;
  });
}

async function findGarbage(
  store: Store,
  retention: Retention,
  leases: readonly FoundLease[],
): Promise<{ garbage: Garbage; keysOf: string[] }> {
  const entries: StoredEntry[] = [];
  for await (const entry of store.storage.list('')) entries.push(entry);
  const now = Math.max(
    Date.now(),
    ...entries.filter(({ key }) => key.startsWith('leases/')).map((entry) => entry.modified),
  );
  const before = now - retention.days * DAY;
  const active = leases.filter((lease) => lease.active).map(({ lease }) => lease);
  // A promotion may use anything; a publish only what is its package's.
  const everything = active.some((lease) => lease.package === null);
  const packages = new Set(active.map((lease) => lease.package));

  const needed = await neededBy(store, retention, before);
  const gone: string[] = [];
  const take = (folder: string, list: StoredEntry[]) => {
    gone.push(...list.map(({ key }) => key));
    return folder;
  };
  const old = (list: StoredEntry[]) => list.every(({ modified }) => modified < before);

  const compositions = [...groups(entries, 'compositions')]
    .filter(([id, list]) => !needed.compositions.has(id) && old(list) && !everything)
    .map(([id, list]) => take(id, list));
  const parts = [...groups(entries, 'parts')]
    .filter(([key, list]) => !needed.parts.has(key) && old(list) && !everything)
    .map(([key, list]) => take(key, list));

  const releases: string[] = [];
  const assetsNeeded = new Set<string>();
  for (const [name, own] of groups(entries, 'releases')) {
    const spared = everything || packages.has(name);
    const known = [...groups(own, `releases/${name}`)].sort(([, a], [, b]) => youngest(b) - youngest(a));
    for (const [index, [version, list]] of known.entries()) {
      const release = `${name}@${version}`;
      if (!spared && index >= retention.keep && !needed.releases.has(release) && old(list)) {
        releases.push(take(release, list));
        continue;
      }
      for (const key of await assetsOf(store, name, version)) assetsNeeded.add(key);
    }
  }
  const assets = entries
    .filter(({ key, modified }) => {
      const [folder, name = ''] = key.split('/');
      if (folder !== 'assets' || everything || packages.has(name)) return false;
      return !assetsNeeded.has(key.replace(/\.(?:br|gz)$/, '')) && modified < before;
    })
    .map(({ key }) => take(key.slice('assets/'.length), [{ key, size: 0, modified: 0 }]));
  const attempts = entries
    .filter(({ key, modified }) => key.startsWith('attempts/') && modified < now - ATTEMPTS_KEPT)
    .map(({ key }) => take(key, [{ key, size: 0, modified: 0 }]));
  // Clock files are left by who died while asking for the time.
  gone.push(...entries.filter((entry) => isClock(entry) && entry.modified < now - DAY).map(({ key }) => key));
  const spared = active.map(({ command, by }) => `${command} by ${by}`);
  return { garbage: { compositions, parts, releases, assets, attempts, spared }, keysOf: gone };
}

interface Needed {
  compositions: Set<string>;
  parts: Set<string>;
  releases: Set<string>;
}

/** Keys that the newest revisions name, and those that were live at some time since; their tabs may still be open. */
async function neededBy(store: Store, { keep }: Retention, since: number): Promise<Needed> {
  const needed: Needed = { compositions: new Set(), parts: new Set(), releases: new Set() };
  const head = await store.ledger.head();
  if (!head) return needed;
  let until = Infinity;
  const stables = new Set<string>();
  for await (const revision of store.ledger.from(head)) {
    if (revision.stable) stables.add(revision.stable.id);
    if (until < since && stables.size > keep) break;
    for (const reference of compositionsOf(revision)) {
      if (needed.compositions.has(reference.id)) continue;
      needed.compositions.add(reference.id);
      note(needed, await store.findComposition(reference));
    }
    // A release was served until the next one came.
    until = Math.min(until, Date.parse(revision.at));
  }
  return needed;
}

function note(needed: Needed, composition: Composition | null): void {
  for (const [name, { version }] of Object.entries(composition?.releases ?? {}))
    needed.releases.add(`${name}@${version}`);
  for (const { key } of Object.values(composition?.parts ?? {})) needed.parts.add(key);
}

/** The assets of a release by their keys, whoever signed it: what nobody believes is no reason to break an old tab. */
async function assetsOf(store: Store, name: string, version: string): Promise<string[]> {
  const key = keys.release(name, version, 'release.json');
  const found = await store.storage.get(key);
  if (!found) return [];
  const release: Release = parseDocument(key, found.body, releaseSchema);
  return [...filesOf(release).keys()].filter((file) => file.startsWith('assets/'));
}

/** Entries below a folder by the next name of their keys. */
function groups(entries: readonly StoredEntry[], folder: string): Map<string, StoredEntry[]> {
  const found = new Map<string, StoredEntry[]>();
  const below = folder.split('/').length;
  for (const entry of entries) {
    if (!entry.key.startsWith(`${folder}/`)) continue;
    const name = entry.key.split('/')[below] ?? '';
    const list = found.get(name);
    if (list) list.push(entry);
    else found.set(name, [entry]);
  }
  return found;
}

function isDocument(key: string): boolean {
  return /\/(?:release|part|composition)\.json$/.test(key);
}

function youngest(list: readonly StoredEntry[]): number {
  return Math.max(...list.map(({ modified }) => modified));
}
