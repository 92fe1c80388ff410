import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Build, FileFacts } from '@shared/contract/release';
import { factsOf } from '@shared/store/store/file-facts';

/** Says anew what a build has in `node` and `public`, as its last step does. */
export async function coverBuild(dist: string): Promise<void> {
  const described = path.join(dist, 'browser/build.json');
  const build = JSON.parse(await readFile(described, 'utf8')) as Build;
  const [nodeFiles, publicFiles] = await Promise.all([factsIn(dist, 'node'), factsIn(dist, 'public')]);
  await writeFile(described, JSON.stringify({ ...build, nodeFiles, publicFiles }));
}

async function factsIn(dist: string, folder: string): Promise<Record<string, FileFacts>> {
  const names = await readdir(path.join(dist, folder)).catch((): string[] => []);
  const facts = names.map(async (name) => [name, factsOf(await readFile(path.join(dist, folder, name)))] as const);
  return Object.fromEntries(await Promise.all(facts));
}
