import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { coverFiles } from './cover-files';
import { pageModule, pagesOf } from './package-meta';
import { writeContent } from './write-content';
import { composerModules } from './shared-modules';

/** Parts of Node that the composer stands in for. */
const BUILTINS = ['crypto', 'util', 'stream', 'async_hooks'].flatMap((name) => [name, `node:${name}`]);

/** Ends a remote's build once both halves are there: holds its pages against the contract, and covers them by hashes. */
export async function finishBuild(folder: string, dist: string): Promise<void> {
  const require = createRequire(path.join(folder, 'package.json'));
  const shown = new Map<string, readonly string[]>();
  for (const page of pagesOf(folder)) {
    const file = path.join(dist, 'node', `${page}.cjs`);
    const module: { exports: { page?: { content?: readonly string[] } | null } } = { exports: {} };
    const provide = (wanted: string): unknown => {
      if (composerModules.includes(wanted) || BUILTINS.includes(wanted)) return require(wanted) as unknown;
      throw new Error(`The page ${page} asks for ${wanted}, but the composer brings React alone: bundle it`);
    };
    const run = vm.compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file });
    Reflect.apply(run, undefined, [module, module.exports, provide]);
    if (typeof module.exports.page !== 'object' || module.exports.page === null)
      throw new Error(`${pageModule(page)} has no export \`page\`: export const page = definePage({ … })`);
    shown.set(page, module.exports.page.content ?? []);
  }
  await writeContent(folder, dist, shown);
  await coverFiles(dist);
}
