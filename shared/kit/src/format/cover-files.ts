import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Build, FileFacts } from '@shared/contract/release';

/** Puts the hashes of what runs in the composer, and of what is at the root of the site, into a finished build's description. */
export async function coverFiles(dist: string): Promise<void> {
  const described = path.join(dist, 'browser/build.json');
  if (!existsSync(described)) return;
  const build = JSON.parse(await readFile(described, 'utf8')) as Build;
  const covered = {
    ...build,
    nodeFiles: await factsBelow(path.join(dist, 'node')),
    publicFiles: await factsBelow(path.join(dist, 'public')),
  } satisfies Build;
  await writeFile(described, JSON.stringify(covered, null, 2));
}

async function factsBelow(folder: string): Promise<Record<string, FileFacts>> {
  if (!existsSync(folder)) return {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  const facts = names.sort().map(async (name) => {
    const content = await readFile(path.join(folder, name));
    return [name, { sha256: createHash('sha256').update(content).digest('base64'), size: content.length }] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}
