import { watch } from 'node:fs';
import path from 'node:path';
import { shownOf } from '@shared/store/refusal';
import { onStop } from '../../../pages/src/serve/on-stop';
import { buildServer } from '../../../pages/src/serve/server';
import { backendEnvironment, startBackend } from '../site/backend-process';
import { buildChanged } from '../../../release/src/build/build-changed';
import { releaseLocal } from '../site/release-local';
import { readSettings } from '@shared/store/config/settings';
import { releasedPackages, sourceFolders } from '../../../release/src/build/sources';
import { beginStore } from '@shared/store/store/begin-store';
import { LiveReload } from './live-reload';

/** The whole site from development builds: a change is built, released into a store of its own and shown. */
export async function serveEverything(root: string): Promise<void> {
  const { port, host, hosts, dataDir, config } = await readSettings(root);
  const say = (sentence: string) => {
    console.log(sentence);
  };
  // A store and keys of its own: what is tried here is nobody's release.
  const own = path.join(dataDir, 'dev');
  const packages = await releasedPackages(root);
  const place = { dataDir: own, stateDir: own, keysDir: path.join(own, 'keys'), trustRoot: null, say };
  const { store } = await beginStore({ ...place, packages });
  const bringUp = async () => {
    await buildChanged({ root, packages, mode: 'development', say });
    await releaseLocal({ root, store, config, packages, mode: 'development', say });
  };
  await bringUp();
  const backend = await startBackend(root, dataDir, backendEnvironment({ config, host }));
  const { basePath, allowOverrides } = config;
  const origin = backend ? { backend: backend.origin } : {};
  const app = await buildServer({ store, basePath, hosts, allowOverrides, ...origin });
  const reload = new LiveReload(app, basePath);
  await app.listen({ port, host });
  console.log(`ready http://localhost:${port}${basePath === '/' ? '' : basePath}`);

  const again = serially(async () => {
    try {
      await bringUp();
      reload.now();
    } catch (error) {
      console.error(shownOf(error));
    }
  });
  const sources = new Set((await Promise.all(packages.map((name) => sourceFolders(root, name)))).flat());
  for (const folder of sources) watch(path.join(root, folder, 'src'), { recursive: true }, again);
  onStop(() => Promise.all([app.close(), backend?.stop()]));
}

/** Runs `work` after a short quiet, never twice at a time, and once more where something changed meanwhile. */
function serially(work: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(work);
    }, 150);
  };
}
