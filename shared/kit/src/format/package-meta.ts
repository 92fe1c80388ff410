import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export interface PackageMeta {
  name: string;
  version: string;
  site?: { contract?: string };
}

/** Every folder of `src/pages` with a `page.tsx` is a page. */
export function pagesOf(folder: string): string[] {
  const root = path.join(folder, 'src/pages');
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'page.tsx')))
    .sort();
}

/** The folder that a build is written to; of one that is tried on the fly, and never published, another. */
export function outFolder(): string {
  return isOnTheFly() ? 'dist-dev' : 'dist';
}

/** Whether a build is made anew at each change (`remote dev`): it is not minified, for it has to be there at once. */
export function isOnTheFly(): boolean {
  return process.env['REMOTE_WATCH'] === '1';
}

export function pageModule(page: string): string {
  return `./src/pages/${page}/page.tsx`;
}

/** The version of a module that a package is built with. */
export function installedVersion(name: string, folder: string): string {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  return (JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as PackageMeta).version;
}

export function readMeta(folder: string): PackageMeta {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageMeta;
}

/** A package's name as part of a global name. */
export function identifier(packageName: string): string {
  return packageName.replace(/\W/g, '_');
}

export function classPrefix(packageName: string): string {
  return packageName.replace(/^remote-|^@shared\//, '');
}
