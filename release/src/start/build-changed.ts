import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '../release-error';
import { writeAtomically } from '../store/atomic';
import { sourceDigest } from './sources';

/** Builds the packages whose sources changed since their last build, two at a time; tells which. */
export async function buildChanged(
  root: string,
  packages: readonly string[],
  say: (sentence: string) => void,
): Promise<string[]> {
  const changed: { name: string; digest: string }[] = [];
  for (const name of packages) {
    const digest = await sourceDigest(root, name);
    const built = await readFile(stamp(root, name), 'utf8').catch(() => '');
    if (built !== digest) changed.push({ name, digest });
  }
  const queue = [...changed];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      say(`building ${next.name} …`);
      await build(root, next.name);
      await writeAtomically(stamp(root, next.name), next.digest);
    }
  };
  await Promise.all([work(), work()]);
  return changed.map(({ name }) => name);
}

function stamp(root: string, name: string): string {
  return path.join(root, name, 'dist/source-digest');
}

/** In a process of its own: two builds side by side use both cores, and none leaves memory behind. */
export function build(root: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'release/src/build/build-main.ts')], {
      cwd: path.join(root, name),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new ReleaseError(`${name} does not build:\n${output.trim()}`));
    });
  });
}
