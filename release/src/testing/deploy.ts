import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { collectGarbage } from '../promote/collect-garbage';
import { promote } from '../promote/promote';
import { publish } from '../publish/publish';
import { storedConfig } from '../config/stored-config';
import { Store } from '../store/store';
import { siteConfigSchema } from '@shared/contract/config';
import { type Variant, writeVariant } from './release-variant';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Deploy extends Variant {
  /** The package. */
  name: string;
  version: string;
}

/** Publishes variants of what is built here, and makes them live together, in a store that a server may be serving. */
export async function deploy(dataDir: string, deploys: readonly Deploy[]): Promise<void> {
  const store = new Store(path.join(dataDir, 'store'));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-variant-'));
  try {
    for (const { name, version, ...variant } of deploys) {
      const dist = path.join(folder, name);
      await writeVariant(path.join(root, name, 'dist'), dist, variant);
      await publish({ store, folder: dist, version, commit: null });
    }
    const config = await storedConfig(store, siteConfigSchema.parse({}));
    const releases = Object.fromEntries(deploys.map(({ name, version }) => [name, version]));
    await promote({ store, config, releases, by: 'test' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes every release and composition but the newest and the live ones, as retention does in the end. */
export async function deleteOldReleases(dataDir: string): Promise<string[]> {
  const store = new Store(path.join(dataDir, 'store'));
  return (await collectGarbage(store, { keep: 1, days: 0 }, false)).releases;
}
