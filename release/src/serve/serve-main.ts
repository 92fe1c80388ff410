import path from 'node:path';
import { ReleaseError } from '../release-error';
import { readSettings } from '../config/settings';
import { storedConfig } from '../config/stored-config';
import { Store } from '../store/store';
import { listen } from './listen';
import { onStop } from './on-stop';

/** Serves a store as it is: no build, no backend of its own. `BACKEND_ORIGIN` says who answers `/api`. */
try {
  const { port, host, hosts, dataDir, config: own } = await readSettings(path.resolve(import.meta.dirname, '../../..'));
  const backend = process.env['BACKEND_ORIGIN'];
  const store = new Store(path.join(dataDir, 'store'));
  const { basePath, allowOverrides, origin } = await storedConfig(store, own);
  const names = [new URL(origin).host, ...hosts];
  const { close } = await listen({
    store,
    port,
    host,
    hosts: names,
    basePath,
    allowOverrides,
    ...(backend ? { backend } : {}),
  });
  onStop(close);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exit(1);
}
