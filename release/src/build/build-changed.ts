import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { sourceDigest } from './sources';

export type Mode = 'production' | 'development';

interface BuildChanged {
  root: string;
  packages: readonly string[];
  mode: Mode;
  say: (sentence: string) => void;
}

export function distFolder(root: string, name: string, mode: Mode): string {
  return path.join(root, name, mode === 'production' ? 'dist' : 'dist-dev');
}

/** Builds the packages whose sources changed since their last build, two at a time; tells which. */
export async function buildChanged({ root, packages, mode, say }: BuildChanged): Promise<string[]> {
  const changed: { name: string; digest: string; stamp: string }[] = [];
  for (const name of packages) {
    const digest = await sourceDigest(root, name);
    const stamp = path.join(distFolder(root, name, mode), 'source-digest');
    const built = await readFile(stamp, 'utf8').catch(() => '');
    if (built !== digest) changed.push({ name, digest, stamp });
  }
  const queue = [...changed];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      say(`building ${next.name} …`);
      // A build that is interrupted is not taken for the one before, even when its sources come back.
      await rm(next.stamp, { force: true });
      await build(root, next.name, mode);
      await writeFile(next.stamp, next.digest);
    }
  };
  await Promise.all([work(), work()]);
  return changed.map(({ name }) => name);
}

/** Builds in a process of its own: two builds side by side use both cores, and none leaves memory behind. */
export function build(root: string, name: string, mode: Mode = 'production'): Promise<void> {
  return new Promise((resolve, reject) => {
    const leash = path.join(root, 'start/bin/end-with-parent.mjs');
    const main = path.join(root, 'shared/build/src/build-main.ts');
    const child = spawn(process.execPath, ['--import', leash, '--import', 'tsx', main], {
      cwd: path.join(root, name),
      env: { ...process.env, SITE_MODE: mode },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ReleaseError(`${name} does not build:\n${output.trim()}`));
    });
  });
}
