import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@shared/store/config/settings';
import { keepRunning } from './keep-running';
import { portOf } from './port-of';

export interface BackendProcess {
  origin: string;
  stop: () => Promise<void>;
}

/** Settings of the backend that depend on the site in front of it: whom the sample login would let in depends on who reaches it. */
export function backendEnvironment({ config, host }: Pick<Settings, 'config' | 'host'>): Record<string, string> {
  return {
    DOWNLOAD_SECRET_ID: config.secretId,
    DOWNLOAD_SECRET: config.secret,
    ORIGIN: config.origin,
    BASE_PATH: config.basePath,
    FRONT_HOST: host,
  };
}

/**
 * Young objects of the backend get 1 MB: with the usual 16 MB it takes 50 MB more while files are sent to it, and takes them no
 * quicker. The embedded database is compiled a second time where it is hot for longer than a start takes: a start costs a quarter less.
 */
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1', '--wasm-tiering-budget=100000000'];

/** Runs the reference backend in a process of its own, so that the database never slows a page. One that dies is started again. */
export async function startBackend(
  root: string,
  dataDir: string,
  environment: Record<string, string>,
): Promise<BackendProcess | null> {
  const entry = path.join(root, 'backend/src/server.ts');
  if (!existsSync(entry)) return null;
  const launch = (port: number) =>
    spawn(process.execPath, [...flags, path.join(root, 'start/bin/run.mjs'), entry], {
      cwd: root,
      env: {
        ...process.env,
        ...environment,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SNAPSHOT_DIR: path.join(root, 'node_modules/.cache/backend'),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  const child = launch(0);
  const port = await portOf(child, 'ready', 'backend');
  // At the same port, since pages are being served that send their calls there.
  const stopRunning = keepRunning(child, () => launch(port));
  return { origin: `http://127.0.0.1:${port}`, stop: stopRunning };
}
