import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION } from '@shared/contract';
import { routeAt } from '@shared/contract/config';
import { packageRoutesSchema } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';

export interface CreatedRemote {
  name: string;
  /** The name of its first page, and that page's address without slashes. */
  page: string;
  /** Files that were written, below the root. */
  files: string[];
}

const template = path.join(import.meta.dirname, 'template');

/** Makes the package of a new remote, with a page, its address (`routes.json`) and an owner. Refuses before it writes anything. */
export async function createRemote(root: string, given: string | undefined): Promise<CreatedRemote> {
  if (!given) throw new ReleaseError('Name the remote: npm run create-remote <name>');
  const page = given.replace(/^remote-/, '');
  const name = `remote-${page}`;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(page) || page.length > 40)
    throw new ReleaseError(`${given} is no name for a remote: it needs lower-case letters, digits and single dashes`);
  if (existsSync(path.join(root, name))) throw new ReleaseError(`${name} is there already: choose another name`);
  const owner = await ownerOf(root, `/${page}`);
  if (owner !== null) throw new ReleaseError(`The address /${page} is ${owner}’s already: choose another name`);

  const files = await remoteFiles(name, page);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx' });
  }
  const owners = path.join(root, 'CODEOWNERS');
  const line = `${`/${name}/`.padEnd(20)} @site/${page}\n`;
  await writeFile(owners, `${(await readFile(owners, 'utf8')).trimEnd()}\n${line}`);
  return { name, page, files: [...Object.keys(files), 'CODEOWNERS'] };
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

/** The files of a new remote, by their path below the repository's root: those of the folder `template`, with its names in them. */
async function remoteFiles(name: string, page: string): Promise<Record<string, string>> {
  const values: Readonly<Record<string, string>> = { name, page, contract: JSON.stringify(CONTRACT_VERSION) };
  const fill = (text: string) => text.replaceAll(/{{(\w+)}}/g, (all, key: string) => values[key] ?? all);
  const files = (await readdir(template, { recursive: true })).filter((file) => file.endsWith('.template'));
  const filled = files.map(async (file) => [
    path.join(name, fill(file.slice(0, -'.template'.length))),
    fill(await readFile(path.join(template, file), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(filled)) as Record<string, string>;
}
