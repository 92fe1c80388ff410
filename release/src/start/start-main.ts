import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { recompress } from '../compose/recompress';
import type { Promoted } from '../promote/promote';
import { ReleaseError } from '../release-error';
import { listen, refuseUsedPort } from '../serve/listen';
import { onStop } from '../serve/on-stop';
import { writeAtomically } from '../store/atomic';
import { refusalOf } from '../store/refusal-of';
import { Store } from '../store/store';
import { startBackend } from './backend-process';
import { buildChanged } from './build-changed';
import { releaseLocal } from './release-local';
import { readSettings } from '../config/settings';
import { releasedPackages } from './sources';

const root = path.resolve(import.meta.dirname, '../../..');
const say = (sentence: string) => {
  console.log(sentence);
};

try {
  await start();
} catch (thrown) {
  const error = refusalOf(thrown);
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, host, hosts, dataDir, config } = await readSettings(root);
  await refuseUsedPort(port, host);
  const store = new Store(path.join(dataDir, 'store'));
  await store.prepare();
  // Beside the builds: opening the database takes seconds of its own.
  const starting = startBackend(root, dataDir, { DOWNLOAD_SECRET_ID: config.secretId, DOWNLOAD_SECRET: config.secret });
  let close = async () => (await starting.catch(() => null))?.stop();
  onStop(() => close());
  try {
    const [promoted, backend] = await Promise.all([bringUp(store, config), starting]);
    const origin = backend ? { backend: backend.origin } : {};
    const { basePath, allowOverrides } = config;
    const server = await listen({ store, port, host, hosts, basePath, allowOverrides, ...origin });
    close = async () => {
      await server.close();
      await backend?.stop();
    };
    if (promoted.changed) await recompress(store, promoted.composition, promoted.before);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds what changed, and makes it live by the way that teams release. */
async function bringUp(store: Store, config: SiteConfig): Promise<Promoted> {
  await writeAtomically(store.config(), `${JSON.stringify(config, null, 2)}\n`);
  const packages = await releasedPackages(root);
  const mode = process.env['SITE_MODE'] === 'development' ? 'development' : 'production';
  await buildChanged({ root, packages, mode, say });
  return releaseLocal({ root, store, config, packages, mode, say });
}
