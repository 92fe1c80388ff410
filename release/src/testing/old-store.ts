import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Composition } from '@shared/contract/release';
import type { Fixture } from './fixture';
import { sha256Of } from '@shared/store/sha256';

interface OldStore {
  /** A data folder with a store as it was before the ledger; `channels.json` is still to be written. */
  folder: string;
  /** Names of the compositions there, by their ids in the store that they were taken from. */
  renamed: ReadonlyMap<string, string>;
}

/**
 * A copy of a store as it was before the ledger: no trust and no signatures, parts named by what they were made from
 * alone, and one configuration.
 */
export async function makeOldStore(fixture: Fixture, config: unknown): Promise<OldStore> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'old-store-'));
  const store = path.join(folder, 'store');
  await cp(path.join(fixture.folder, 'store'), store, { recursive: true });
  for (const name of ['ledger', 'trust', 'configs', 'attempts', 'leases'])
    await rm(path.join(store, name), { recursive: true, force: true });
  await writeFile(path.join(store, 'config.json'), JSON.stringify(config));
  await unsign(path.join(store, 'releases'));
  for (const key of await readdir(path.join(store, 'parts'))) await renamePart(path.join(store, 'parts'), key);
  const renamed = new Map<string, string>();
  for (const id of await readdir(path.join(store, 'compositions')))
    renamed.set(id, await renameComposition(path.join(store, 'compositions'), id));
  return { folder, renamed };
}

async function unsign(releases: string): Promise<void> {
  for (const name of await readdir(releases)) {
    for (const version of await readdir(path.join(releases, name))) {
      const folder = path.join(releases, name, version);
      await rm(path.join(folder, 'signatures'), { recursive: true });
      await change(path.join(folder, 'release.json'), { signatures: [] });
    }
  }
}

async function renamePart(parts: string, key: string): Promise<void> {
  const folder = path.join(parts, ingredientsOf(key));
  await rename(path.join(parts, key), folder);
  await change(path.join(folder, 'part.json'), { key: ingredientsOf(key) });
}

async function renameComposition(compositions: string, id: string): Promise<string> {
  const file = path.join(compositions, id, 'composition.json');
  const { id: _, ...known } = JSON.parse(await readFile(file, 'utf8')) as Composition;
  const parts = Object.entries(known.parts).map(([name, part]) => [name, { ...part, key: ingredientsOf(part.key) }]);
  const content = { ...known, composer: '3', parts: Object.fromEntries(parts) as Composition['parts'] };
  const renamed = sha256Of(Buffer.from(JSON.stringify(content))).slice(0, 16);
  await mkdir(path.join(compositions, renamed));
  await writeFile(path.join(compositions, renamed, 'composition.json'), JSON.stringify({ ...content, id: renamed }));
  await rm(path.join(compositions, id), { recursive: true });
  return renamed;
}

function ingredientsOf(key: string): string {
  return key.replace(/\..*$/, '');
}

async function change(file: string, fields: Record<string, unknown>): Promise<void> {
  const document = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...document, ...fields }, null, 2));
}
