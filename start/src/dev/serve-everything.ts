import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import path from 'node:path';
import { shownOf } from '@shared/store/refusal';
import { boundPort } from '../../../pages/src/serve/bound-port';
import { onStop } from '../../../pages/src/serve/on-stop';
import { buildServer } from '../../../pages/src/serve/server';
import { backendEnvironment, startBackend } from '../site/backend-process';
import { startComposer } from '../site/composer-process';
import { beginStore } from '@shared/store/store/begin-store';
import { distFolder } from '../../../release/src/build/build-changed';
import { releaseLocal } from '../site/release-local';
import { releasedPackages, sourceFolders } from '../../../release/src/build/sources';
import { developmentSettings } from './development-settings';
import { HotChannel } from './hot-channel';
import { type HotPackage, hotModule, tell } from './hot-package';
import { TypeCheck } from './type-check';

/**
 * The whole site from development builds. Pages that are open follow each change at once; the next page that is asked for is of a
 * release of its own, made then.
 */
export async function serveEverything(root: string): Promise<void> {
  const { port, host, hosts, dataDir, config } = await developmentSettings(root, 'site');
  const say = (sentence: string) => console.log(sentence);
  const names = await releasedPackages(root);
  // A store and keys of its own: what is tried here is nobody's release.
  const place = { dataDir, stateDir: dataDir, keysDir: path.join(dataDir, 'keys'), trustRoot: null, say };
  const { store } = await beginStore({ ...place, packages: names });
  const serviceKey = randomBytes(24).toString('hex');
  const starting = startBackend(root, dataDir, {
    ...backendEnvironment({ config, host }),
    SERVICE_KEY: serviceKey,
  });
  const { basePath, allowOverrides } = config;

  const packages = new Map<string, HotPackage>();
  const channel = new HotChannel(basePath, (pathname) => {
    const [, name = '', file = ''] = /\/assets\/([^/]+)\/([^/]+)$/.exec(pathname) ?? [];
    return packages.get(name)?.plugin.file(file);
  });
  const types = new TypeCheck(root, (problems) => channel.types(problems));
  const outdated = new Set(names);
  const { HotPackage } = await hotModule(root);
  for (const name of names) {
    const onBuilt = () => {
      outdated.add(name);
      types.soon();
    };
    packages.set(
      name,
      new HotPackage(
        path.join(root, name),
        tell(() => channel, name, onBuilt),
      ),
    );
  }
  await Promise.all([...packages.values()].map((one) => one.watch()));

  const release = oneAtATime(async () => {
    if (outdated.size === 0 || channel.isBroken) return;
    const changed = [...outdated];
    outdated.clear();
    try {
      for (const name of changed) await packages.get(name)?.complete();
      const folder = (name: string) => path.join(distFolder(root, name, 'development'), 'hot');
      await releaseLocal({ folder, store, config, packages: names, say });
    } catch (error) {
      for (const name of changed) outdated.add(name);
      throw error;
    }
  });
  await release();
  const backend = await starting;
  // Pages that stand at an address for each question, work and chapter are composed when they are first asked for.
  const composer =
    backend &&
    (await startComposer(root, { DATA_DIR: dataDir, BACKEND_ORIGIN: backend.origin, SERVICE_KEY: serviceKey }));
  const app = await buildServer({
    store,
    basePath,
    hosts,
    allowOverrides,
    ...(backend && { backend: backend.origin }),
    ...(composer && { composer: { origin: composer.origin, serviceKey } }),
  });
  app.addHook('onRequest', async (request, reply) => {
    if (channel.answer(request.raw, reply.raw)) return reply.hijack();
    if (!request.headers.accept?.includes('text/html')) return;
    try {
      await release();
    } catch (error) {
      console.error(shownOf(error));
      // The page asks again by itself until the sources are mended.
      return reply
        .code(503)
        .header('refresh', '2')
        .send(String(shownOf(error)));
    }
  });
  await app.listen({ port, host });
  console.log(`ready http://localhost:${boundPort(app.server, port)}${basePath === '/' ? '' : basePath}`);

  for (const name of names) {
    for (const folder of await sourceFolders(root, name)) {
      const sources = path.join(root, folder, 'src');
      watch(sources, { recursive: true }, (_event, file) => {
        if (!packages.get(name)?.isServersOnly(path.join(sources, file ?? ''))) return;
        outdated.add(name);
        channel.reload();
      });
    }
  }
  onStop(() => {
    types.stop();
    for (const one of packages.values()) one.close();
    return Promise.all([app.close(), composer?.stop(), backend?.stop()]);
  });
}

/** Runs `work` when it is asked for, never twice at a time. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  return () => (running = running.catch(() => undefined).then(work));
}
