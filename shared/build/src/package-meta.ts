import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

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

export function pageModule(page: string): string {
  return `./src/pages/${page}/page.tsx`;
}

/** The version of a shared module that the host carries. */
export function installedVersion(name: string): string {
  const manifest = require.resolve(`${name}/package.json`, {
    paths: [path.join(import.meta.dirname, '../../../host')],
  });
  return (JSON.parse(readFileSync(manifest, 'utf8')) as PackageMeta).version;
}

export function readMeta(folder: string): PackageMeta {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageMeta;
}
