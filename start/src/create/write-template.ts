import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSitePath } from '@shared/contract/release/schemas';
import { ReleaseError } from '@shared/store/release-error';

const templates = import.meta.dirname;

/** The name of a remote, and of its first page, which is its address too; throws where it is none. */
export function namesOf(given: string | undefined): { name: string; page: string } {
  if (!given) throw new ReleaseError('Name the remote: npm run create-remote <name>');
  const page = given.replace(/^remote-/, '');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(page) || page.length > 40 || !isSitePath(`/${page}`))
    throw new ReleaseError(`${given} is no name for a remote: it needs lower-case letters, digits and single dashes`);
  return { name: `remote-${page}`, page };
}

/** Writes the files of templates below a folder, with values in them; gives their paths there. No file may be there yet. */
export async function writeTemplates(
  folder: string,
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const fill = (text: string) => text.replaceAll(/{{(\w+)}}/g, (all, key: string) => values[key] ?? all);
  const written: string[] = [];
  for (const name of names) {
    const template = path.join(templates, name);
    const files = (await readdir(template, { recursive: true })).filter((file) => file.endsWith('.template'));
    for (const file of files) {
      const target = fill(file.slice(0, -'.template'.length));
      await mkdir(path.dirname(path.join(folder, target)), { recursive: true });
      const text = fill(await readFile(path.join(template, file), 'utf8'));
      await writeFile(path.join(folder, target), text, { flag: 'wx' });
      written.push(target);
    }
  }
  return written;
}
