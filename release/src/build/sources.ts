import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const ignored: ReadonlySet<string> = new Set(['node_modules', 'dist', 'dist-dev']);

/** Packages that are released: the host, and every remote. */
export async function releasedPackages(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  const remotes = entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('remote-'))
    .map(({ name }) => name);
  return ['host', ...remotes.sort()].filter((name) => existsSync(path.join(root, name, 'webpack.config.ts')));
}

/** The folders that a package is built from: its own, the shared packages it depends on, at any remove, and the one that builds it. */
export async function sourceFolders(root: string, name: string): Promise<string[]> {
  const folders = [name, 'shared/build'];
  for (const folder of folders) {
    const manifest = await readFile(path.join(root, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
    const shared = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@shared/'));
    // Packages of `shared` are named after their folders. What is added here is looked at in its turn.
    for (const wanted of shared.map((dependency) => dependency.slice(1)))
      if (!folders.includes(wanted)) folders.push(wanted);
  }
  return folders;
}

/** A hash over everything that a package's build depends on. */
export async function sourceDigest(root: string, name: string): Promise<string> {
  const hash = createHash('sha256');
  const folders = await sourceFolders(root, name);
  const files = [
    ...(await Promise.all(folders.map((folder) => filesOf(path.join(root, folder))))).flat(),
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
