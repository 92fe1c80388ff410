import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepRunning } from './keep-running';
import { portOf } from './port-of';

export interface ComposerProcess {
  origin: string;
  /** Resolves when all pages with public data stand for the first time; never later than a moment that a visitor would notice. */
  whole: Promise<void>;
  stop: () => Promise<void>;
}

/** ms: pages stand without their data until then. */
const PATIENCE = 20_000;

/** Runs the composer of public data beside the server; one that dies is started again. */
export async function startComposer(
  root: string,
  environment: Readonly<Record<string, string>>,
): Promise<ComposerProcess> {
  const entry = path.join(root, 'pages/src/data/data-main.ts');
  const launch = (port: number) =>
    spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(root, 'start/bin/run.mjs'), entry], {
      cwd: root,
      env: { ...process.env, ...environment, COMPOSER_PORT: String(port), COMPOSER_HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  const child = launch(0);
  const whole = portOf(child, 'ready', 'composer').then(
    () => undefined,
    () => undefined,
  );
  const port = await portOf(child, 'listening', 'composer');
  const stop = keepRunning(child, () => launch(port), 'composer');
  return {
    origin: `http://127.0.0.1:${port}`,
    whole: Promise.race([whole, sleep(PATIENCE, undefined, { ref: false })]),
    stop,
  };
}
