import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageFiles } from '@shared/contract/release';
import { contentHash, describeBuild } from './describe-build';
import { finishBuild } from './finish-build';
import { identifier, outFolder, pagesOf, readMeta } from './package-meta';
import { sharePictures } from './share-pictures';

/** What is read of module federation's manifest. */
interface Manifest {
  name?: string;
  metaData?: { globalName?: string; remoteEntry?: { name?: string; path?: string; type?: string } };
  shared?: { name?: string; assets?: { js?: { sync?: string[]; async?: string[] } } }[];
  exposes?: {
    path?: string;
    assets?: Record<'js' | 'css', { sync?: string[]; async?: string[] } | undefined>;
  }[];
}

const MANIFEST = 'mf-manifest.json';
/** What federation’s plugins write beside it, which no visitor asks for. */
const ASIDE: ReadonlySet<string> = new Set([MANIFEST, 'mf-stats.json']);
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;

/**
 * Writes `build.json` for a build of any bundler that writes module federation’s manifest: `mf-manifest.json` in `dist/browser`, and
 * one file a page in `dist/node`. Throws a sentence where the manifest is of no such release.
 */
export async function describeManifest(folder: string): Promise<void> {
  const dist = path.join(folder, outFolder());
  const browser = path.join(dist, 'browser');
  const { name } = readMeta(folder);
  const manifest = await readManifest(path.join(browser, MANIFEST));
  const { remoteEntry: { name: entry = '', path: entryPath = '', type = '' } = {}, globalName = '' } =
    manifest.metaData ?? {};
  if (!['global', 'var', 'script'].includes(type))
    throw new Error(`${MANIFEST} names an entry of the type ${type}: a release's container is a classic script (var)`);
  if (entryPath !== '' && entryPath !== './')
    throw new Error(`${entryPath}${entry} is in a folder: the files of a release lie side by side`);
  for (const { name: library = '', assets } of manifest.shared ?? [])
    if ([assets?.js?.sync, assets?.js?.async].flat().some(Boolean))
      throw new Error(`${library} would be bundled, but the host brings it: share it with \`import: false\``);
  const files = new Map<string, Uint8Array>();
  for (const file of await readdir(browser))
    if (!ASIDE.has(file) && file !== 'build.json') files.set(file, await readFile(path.join(browser, file)));
  for (const file of files.keys())
    if (!HASHED.test(file)) throw new Error(`${file} has no hash of its content in its name, as in page.0123456789.js`);
  const text = Buffer.from(files.get(entry) ?? '').toString();
  const own = identifier(name);
  const [chunkGlobal] = new RegExp(`\\b[A-Za-z]+Chunk${own}\\b`).exec(text) ?? [];
  if (!text || chunkGlobal === undefined)
    throw new Error(`${entry || 'The entry'} names no queue of ${name}, as in webpackChunk${own}: see uniqueName`);
  if (globalName !== own && !globalName.startsWith(`${own}_`))
    throw new Error(`${MANIFEST} names the variable ${globalName}: that of a container of ${name} is ${own}`);
  const pages = new Map((manifest.exposes ?? []).map((exposed) => [exposed.path?.replace(/^\.\//, ''), exposed]));
  for (const page of pagesOf(folder))
    if (!pages.has(page)) throw new Error(`${MANIFEST} exposes no ./${page}, which src/pages has`);
  // A container is named by what is in the build, and its file by what is in the container.
  files.delete(entry);
  const hash = contentHash(
    [text, ...[...files].sort().flatMap(([file, content]) => [file, contentHash(content)])].join(),
  );
  const entryGlobal = `${own}_${hash.slice(0, 8)}`;
  const named = text.replaceAll(new RegExp(`\\b${globalName}\\b`, 'g'), entryGlobal);
  const entryFile = `remote-entry.${contentHash(named)}.js`;
  files.set(entryFile, Buffer.from(named));
  await rename(path.join(browser, entry), path.join(browser, entryFile));
  const map = (script: string) => path.join(dist, 'maps', `${script}.map`);
  if (existsSync(map(entry))) await rename(map(entry), map(entryFile));
  for (const { asset, content } of sharePictures(folder)) files.set(asset, content);
  const described = describeBuild(folder, {
    entry: entryFile,
    entryGlobal,
    chunkGlobal,
    pageFiles: (page) => filesOf(page, pages.get(page)?.assets),
    files,
  });
  for (const [file, content] of [...files, ...described]) await writeFile(path.join(browser, file), content);
  for (const file of ASIDE) await rm(path.join(browser, file), { force: true });
  await finishBuild(folder, dist);
}

type Assets = NonNullable<NonNullable<Manifest['exposes']>[number]['assets']>;

/** Files by what an exposed module needs at once, and its static regions, whose chunk is named after its page, later. */
function filesOf(page: string, assets: Assets | undefined): PageFiles {
  const late = assets?.js?.async ?? [];
  const staticScripts = late.filter((file) => file.startsWith(`${page}.static.`));
  const stem = (file: string) => file.replace(HASHED, '');
  // A manifest does not say which sheet is of which chunk: those that are named as a script are that one's.
  const others = new Set(late.filter((file) => !staticScripts.includes(file)).map(stem));
  return {
    scripts: assets?.js?.sync ?? [],
    styles: assets?.css?.sync ?? [],
    staticScripts,
    staticStyles: staticScripts.length > 0 ? (assets?.css?.async ?? []).filter((file) => !others.has(stem(file))) : [],
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no ${file}: federation's plugins write it where they are given \`manifest: true\``, {
      cause,
    });
  });
  try {
    return JSON.parse(text) as Manifest;
  } catch (cause) {
    throw new Error(`${file} is not JSON`, { cause });
  }
}
