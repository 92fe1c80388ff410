import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'dist-dev']);

/** Packages that are released: the host, and every remote. */
export async function releasedPackages(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const remotes = entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'))
    .map(({ name }) => name);
  return ['host', ...remotes.sort()].filter((name) => existsSync(path.join(root, name, 'webpack.config.ts')));
}

/** A hash over everything that a package's build depends on. */
export async function sourceDigest(root: string, name: string): Promise<string> {
  const hash = createHash('sha256');
  const files = [
    ...(await filesOf(path.join(root, name))),
    ...(await filesOf(path.join(root, 'shared'))),
    path.join(root, 'webpack.common.ts'),
    path.join(root, 'pnpm-lock.yaml'),
  ];
  for (const file of files) {
    if (/\.test\.tsx?$|\.md$/.test(file)) continue;
    hash.update(path.relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const wanted = entries.filter(({ name }) => !ignored.has(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of wanted) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesOf(file)));
    else files.push(file);
  }
  return files;
}
