import path from 'node:path';
import { type Settings, readSettings } from '@shared/store/config/settings';
import { refuseUsedPort } from '../../../pages/src/serve/listen';

/** Ports that are tried after the usual one, for a site that runs already. */
const MOST = 20;

/** Settings beside a site that may run from the same folder: data of its own, and the next free port where nobody named one. */
export async function developmentSettings(root: string, name: string): Promise<Settings> {
  const settings = await readSettings(root);
  const { dataDir } = settings;
  const port = process.env['PORT'] ? settings.port : await freePort(settings);
  const moved = port === settings.port ? settings : await readSettings(root, { ...process.env, PORT: String(port) });
  return { ...moved, dataDir: path.join(dataDir, 'dev', name) };
}

async function freePort({ port, host }: Settings): Promise<number> {
  for (let next = port; next < port + MOST; next += 1) {
    const isFree = await refuseUsedPort(next, host).then(
      () => true,
      () => false,
    );
    if (isFree) return next;
  }
  return port;
}
