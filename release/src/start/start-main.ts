import path from 'node:path';
import { ReleaseError } from '../release-error';
import { buildServer } from '../serve/server';
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
  const packages = await releasedPackages(root);
  await buildChanged(root, packages, say);
  await releaseLocal({ root, store, config, packages, say });
  const backend = await startBackend(root, dataDir, { SITE_SECRET_ID: config.secretId, SITE_SECRET: config.secret });
  const app = await buildServer({ store, basePath: config.basePath, ...(backend ? { backend: backend.origin } : {}) });
  const stop = async () => {
    await app.close();
    await backend?.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  try {
    await app.listen({ port, host });
  } catch (error) {
    await backend?.stop();
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw inUse ? new ReleaseError(`Port ${port} is in use: set PORT to another one`, { cause: error }) : error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  console.log(`ready http://localhost:${bound}${config.basePath === '/' ? '' : config.basePath}`);
}
