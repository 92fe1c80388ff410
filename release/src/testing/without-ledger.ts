import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { config, type Fixture } from './fixture';

/** So many changes of the history go along. */
const CHANGES = 4;

/** True for keys that did not exist before the ledger. */
function isNewer(key: string): boolean {
  return /^(?:ledger|configs|leases|attempts)\/|\/signatures\//.test(key);
}

/** A release that no change of the history made live: one more each round, and migrating would never run through. */
function isOther(key: string, releases: ReadonlySet<string>): boolean {
  return key.startsWith('releases/') && !releases.has(key.split('/').slice(0, 3).join('/'));
}

/** Makes of a store what it was before the ledger: `channels.json` says what is live, and nobody signed a release. */
export async function makeOld({ store, folder }: Fixture): Promise<void> {
  const head = await store.ledger.head();
  if (!head) throw new Error('There is nothing to be carried over');
  const history = [];
  const releases = new Set<string>();
  for await (const { at, by, stable } of store.ledger.from(head)) {
    if (history.length === CHANGES) break;
    history.unshift({ at, by, action: 'promote', stable: stable?.id ?? null });
    for (const [name, { version }] of Object.entries((await store.findComposition(stable))?.releases ?? {}))
      releases.add(`releases/${name}/${version}`);
  }
  const root = path.join(folder, 'store');
  for await (const { key } of store.storage.list(''))
    if (isNewer(key) || isOther(key, releases)) await rm(path.join(root, key));
  const channels = {
    generation: history.length,
    stable: head.revision.stable?.id ?? null,
    canary: null,
    withdrawn: [],
    history,
  };
  await writeFile(path.join(root, 'channels.json'), JSON.stringify(channels));
  await writeFile(path.join(root, 'config.json'), JSON.stringify(config));
  // A machine that never saw the ledger of this store.
  const memory = path.join(folder, 'trust-root/seen.json');
  const seen = JSON.parse(await readFile(memory, 'utf8')) as object;
  await writeFile(memory, JSON.stringify({ ...seen, revision: null }));
}
