import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { SiteConfig } from '@shared/contract/config';
import { recompress } from '../../../pages/src/compose/recompress';
import type { Promoted } from '../../../release/src/promote/promote';
import { shownOf } from '@shared/store/refusal';
import { LastRevision } from '../../../pages/src/serve/last-revision';
import { listen, refuseUsedPort } from '../../../pages/src/serve/listen';
import { onStop } from '../../../pages/src/serve/on-stop';
import { type Store, keys } from '@shared/store/store/store';
import { backendEnvironment, startBackend } from './backend-process';
import { beginStore } from '@shared/store/store/begin-store';
import { buildChanged, distFolder } from '../../../release/src/build/build-changed';
import { type ComposerProcess, startComposer } from './composer-process';
import { decidedByHand, releaseLocal } from './release-local';
import { addressProblem, composedConfig, readSettings } from '@shared/store/config/settings';
import { releasedPackages } from '../../../release/src/build/sources';

const root = path.resolve(import.meta.dirname, '../../..');
const say = (sentence: string) => console.log(sentence);

try {
  await start();
} catch (error) {
  console.error(shownOf(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = await readSettings(root);
  const { port, host, hosts, dataDir, bucket, stateDir, keysDir, trustRoot, config } = settings;
  await refuseUsedPort(port, host);
  const packages = await releasedPackages(root);
  const place = { dataDir, bucket, stateDir, keysDir, trustRoot, say };
  const { store, cache } = await beginStore({ ...place, packages });
  // The database is opened beside the builds: it takes seconds of its own.
  const serviceKey = process.env['SERVICE_KEY'] ?? randomBytes(24).toString('hex');
  // A person's decision is served as it is: with its own configuration.
  const served = (await decidedByHand(store)) ? await composedConfig(store, settings) : config;
  const environment = { ...backendEnvironment({ config: served, host }), SERVICE_KEY: serviceKey };
  const starting = startBackend(root, dataDir, environment);
  let composer: ComposerProcess | null = null;
  let close = async () => (await starting.catch(() => null))?.stop();
  onStop(() => close());
  try {
    const isNew = (await store.storage.get(keys.dataHead)) === null;
    const [promoted, backend] = await Promise.all([bringUp(store, config, packages), starting]);
    composer =
      backend &&
      (await startComposer(root, { DATA_DIR: dataDir, BACKEND_ORIGIN: backend.origin, SERVICE_KEY: serviceKey }));
    close = async () => {
      await Promise.all([composer?.stop(), backend?.stop()]);
    };
    // Afterwards what was composed before is there to be served.
    if (isNew) await composer?.whole;
    const origin = backend ? { backend: backend.origin } : {};
    const { basePath, allowOverrides } = served;
    const last = new LastRevision(path.join(stateDir, 'last-revision.json'));
    const asked = composer ? { composer: { origin: composer.origin, serviceKey } } : {};
    const server = await listen({
      store,
      cache,
      port,
      host,
      hosts: [new URL(served.origin).host, ...hosts],
      addressProblem: (composed) => addressProblem(composed, settings.asked),
      last,
      basePath,
      allowOverrides,
      ...origin,
      ...asked,
    });
    close = async () => {
      await server.close();
      await Promise.all([composer?.stop(), backend?.stop()]);
    };
    if (promoted?.changed) await recompress(store, promoted.revision);
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
  return releaseLocal({ folder: (name) => distFolder(root, name, mode), store, config, packages, say });
}
