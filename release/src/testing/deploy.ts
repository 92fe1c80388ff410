import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { collectGarbage } from '../promote/collect-garbage';
import { promote } from '../promote/promote';
import { publish } from '../publish/publish';
import { openFolder } from './open-folder';
import { type Variant, writeVariant } from './release-variant';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Deploy extends Variant {
  /** The package. */
  name: string;
  version: string;
  /** Its build; without one, that of the package in this checkout. */
  dist?: string | undefined;
}

/** Publishes variants of what is built here, and makes them live together, in a store that a server may be serving. */
export async function deploy(dataDir: string, deploys: readonly Deploy[]): Promise<void> {
  const { store } = await openFolder(dataDir);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-variant-'));
  try {
    for (const { name, version, dist = path.join(root, name, 'dist'), ...variant } of deploys) {
      const changed = path.join(folder, name);
      await writeVariant(dist, changed, variant);
      await publish({ store, folder: changed, version, source: null, by: 'test' });
    }
    const releases = Object.fromEntries(deploys.map(({ name, version }) => [name, version]));
    await promote({ store, releases, by: 'test' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes every release and composition but the newest and the live ones, as retention does in the end. */
export async function deleteOldReleases(dataDir: string): Promise<string[]> {
  const { store } = await openFolder(dataDir);
  return (await collectGarbage({ store, retention: { keep: 1, days: 0 }, by: 'test', dryRun: false })).releases;
}
