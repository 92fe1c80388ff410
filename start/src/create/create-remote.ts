import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@shared/contract';
import { routeAt } from '@shared/contract/config';
import { packageRoutesSchema } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';
import { namesOf, writeTemplates } from './write-template';

export interface CreatedRemote {
  name: string;
  /** The name of its first page, and that page's address without slashes. */
  page: string;
  /** Files that were written, below the root. */
  files: string[];
}

/** Makes the package of a new remote, with a page, its address (`routes.json`) and an owner. Refuses before it writes anything. */
export async function createRemote(root: string, given: string | undefined): Promise<CreatedRemote> {
  const { name, page } = namesOf(given);
  if (existsSync(path.join(root, name))) throw new ReleaseError(`${name} is there already: choose another name`);
  const owner = await ownerOf(root, `/${page}`);
  if (owner !== null) throw new ReleaseError(`The address /${page} is ${owner}’s already: choose another name`);

  const values = { name, page, contract: JSON.stringify(CONTRACT_VERSION) };
  const files = await writeTemplates(path.join(root, name), ['common', 'template'], values);
  const owners = path.join(root, 'CODEOWNERS');
  const line = `${`/${name}/`.padEnd(20)} @site/${page}\n`;
  await writeFile(owners, `${(await readFile(owners, 'utf8')).trimEnd()}\n${line}`);
  return { name, page, files: [...files.map((file) => path.join(name, file)), 'CODEOWNERS'] };
}

/** The package in this repository that has pages at a path; null where none has. */
async function ownerOf(root: string, wanted: string): Promise<string | null> {
  for (const name of (await readdir(root)).filter((folder) => folder.startsWith('remote-'))) {
    const file = path.join(root, name, 'routes.json');
    if (!existsSync(file)) continue;
    const { routes } = packageRoutesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (routeAt(routes, wanted)) return name;
  }
  return null;
}
