import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder } from '../../../release/src/build/build-changed';
import { sourceDigest } from '../../../release/src/build/sources';

/** Seconds after which a build is given up, so that the command ends. */
export const BUILD_LIMIT = 1200;

/** From nothing, as on a fresh machine: webpack's cache is gone. `npm start` takes it for its own. */
export async function buildRemote(root: string, name: string): Promise<void> {
  await rm(path.join(root, 'node_modules/.cache/webpack'), { recursive: true, force: true });
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'shared/build/src/build-main.ts')], {
    cwd: path.join(root, name),
    env: { ...process.env, SITE_MODE: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // With the processes that minify, which would go on with what they have begun.
    detached: true,
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const timer = setTimeout(() => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, BUILD_LIMIT * 1000);
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  clearTimeout(timer);
  if (signal === 'SIGKILL')
    throw new Error(`${name} does not build within ${BUILD_LIMIT} s, and was not waited for any longer`);
  if (code !== 0) throw new Error(`${name} does not build: ${said}`);
  await writeFile(path.join(distFolder(root, name, 'production'), 'source-digest'), await sourceDigest(root, name));
}
