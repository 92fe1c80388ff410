import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { recompress } from '../compose/recompress';
import type { Promoted } from '../promote/promote';
import { shownOf } from '../refusal';
import { LastRevision } from '../serve/last-revision';
import { listen, refuseUsedPort } from '../serve/listen';
import { onStop } from '../serve/on-stop';
import type { Store } from '../store/store';
import { backendEnvironment, startBackend } from './backend-process';
import { beginStore } from './begin-store';
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
} catch (error) {
  console.error(shownOf(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, host, hosts, dataDir, stateDir, keysDir, trustRoot, config } = await readSettings(root);
  await refuseUsedPort(port, host);
  const packages = await releasedPackages(root);
  const { store } = await beginStore({ dataDir, stateDir, keysDir, trustRoot, say, packages, config });
  // Beside the builds: opening the database takes seconds of its own.
  const starting = startBackend(root, dataDir, backendEnvironment({ config, host }));
  let close = async () => (await starting.catch(() => null))?.stop();
  onStop(() => close());
  try {
    const [promoted, backend] = await Promise.all([bringUp(store, config, packages), starting]);
    const origin = backend ? { backend: backend.origin } : {};
    const { basePath, allowOverrides } = (await store.config()) ?? config;
    const last = new LastRevision(path.join(stateDir, 'last-revision.json'));
    const server = await listen({ store, port, host, hosts, last, basePath, allowOverrides, ...origin });
    close = async () => {
      await server.close();
      await backend?.stop();
    };
    if (promoted?.changed) await recompress(store, promoted.composition);
    // The site is served by now; the desk says that it is being built.
    await buildChanged({ root, packages: ['desk'], mode: 'production', say: () => undefined });
  } catch (error) {
    await close();
    throw error;
  }
}

/** Builds what changed, and makes it live by the way that teams release. */
async function bringUp(store: Store, config: SiteConfig, packages: readonly string[]): Promise<Promoted | null> {
  const mode = process.env['SITE_MODE'] === 'development' ? 'development' : 'production';
  await buildChanged({ root, packages, mode, say });
  return releaseLocal({ root, store, config, packages, mode, say });
}
