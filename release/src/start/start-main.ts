import path from 'node:path';
import { recompress } from '../compose/recompress';
import { ReleaseError } from '../release-error';
import { listen } from '../serve/listen';
import { writeAtomically } from '../store/atomic';
import { Store } from '../store/store';
import { startBackend } from './backend-process';
import { buildChanged } from './build-changed';
import { releaseLocal } from './release-local';
import { readSettings } from './settings';
import { releasedPackages } from './sources';

const root = path.resolve(import.meta.dirname, '../../..');
const say = (sentence: string) => {
  console.log(sentence);
};

try {
  await start();
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}

async function start(): Promise<void> {
  const { port, host, dataDir, config } = await readSettings(root);
  const store = new Store(path.join(dataDir, 'store'));
  await store.prepare();
  await writeAtomically(store.config(), `${JSON.stringify(config, null, 2)}\n`);
  const packages = await releasedPackages(root);
  const mode = process.env['SITE_MODE'] === 'development' ? 'development' : 'production';
  await buildChanged({ root, packages, mode, say });
  const promoted = await releaseLocal({ root, store, config, packages, mode, say });
  const backend = await startBackend(root, dataDir, {
    DOWNLOAD_SECRET_ID: config.secretId,
    DOWNLOAD_SECRET: config.secret,
  });
  let close = async () => {
    await backend?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  try {
    const server = await listen({
      store,
      port,
      host,
      basePath: config.basePath,
      ...(backend ? { backend: backend.origin } : {}),
    });
    close = async () => {
      await server.close();
      await backend?.stop();
    };
  } catch (error) {
    await backend?.stop();
    throw error;
  }
  if (promoted.changed) await recompress(store, promoted.composition, promoted.before);
}
