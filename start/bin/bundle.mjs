// Bundles a command's TypeScript into plain JavaScript, which Node reads in half the time; again where a file of it has changed.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Packages of many small files that nearly every command reads; the others stay where they are installed. */
const INSIDE = /\/node_modules\/(?:zod|semver)\//;
/** Files besides its own that a bundle depends on: what is installed, whose places it names, and how it is made. */
const ALSO = ['node_modules/.installed', 'start/bin/bundle.mjs'];
/** ms; a command that runs from a bundle may read another piece of it later. */
const KEPT = 24 * 3600 * 1000;

/**
 * Runs an entry from its bundle; where none can be kept, as it is written.
 *
 * @param {string} root of the repository
 * @param {string} entry absolute; the program's own name in `process.argv`
 */
export async function runBundled(root, entry) {
  const file = await bundled(root, entry).catch((error) => {
    if (!['EROFS', 'EACCES', 'EPERM', 'ENOSPC'].includes(error.code)) throw error;
    return null;
  });
  if (file === null) await import('tsx');
  await import(pathToFileURL(file ?? entry).href);
}

/**
 * The bundle of an entry, made where there is none of its files as they are now.
 *
 * @param {string} root of the repository
 * @param {string} entry absolute
 * @returns {Promise<string>} the file to import
 */
export async function bundled(root, entry) {
  const cache = path.join(root, 'node_modules/.cache/commands');
  const note = path.join(cache, `${path.basename(entry, '.ts')}.json`);
  const known = await readFile(note, 'utf8').then(JSON.parse, () => null);
  // A bundle names places: that of another checkout is none of this one.
  if (known?.root === root && (await isAsNoted(root, cache, known))) return path.join(cache, known.file);
  const began = Date.now();
  const { metafile, outputFiles } = await build(root, entry, cache);
  const digest = createHash('sha256');
  for (const { path: name, contents } of outputFiles) digest.update(path.basename(name)).update(contents);
  const folder = path.join(cache, digest.digest('hex').slice(0, 16));
  await keep(folder, outputFiles);
  const inputs = [...Object.keys(metafile.inputs), ...ALSO];
  const files = Object.fromEntries(await Promise.all(inputs.map(async (file) => [file, await stateOf(root, file)])));
  const file = path.join(path.basename(folder), `${path.basename(entry, '.ts')}.mjs`);
  // A file that was written meanwhile may be newer than what was read of it: then it is made again.
  const isOlder = Object.values(files).every((state) => state === 'gone' || parseFloat(state) < began);
  if (isOlder) await writeAtOnce(note, JSON.stringify({ root, file, files }));
  await forgetOld(cache, path.basename(folder));
  return path.join(cache, file);
}

async function isAsNoted(root, cache, { file, files }) {
  const states = Object.entries(files).map(async ([name, noted]) => (await stateOf(root, name)) === noted);
  const there = stat(path.join(cache, file)).then(
    () => true,
    () => false,
  );
  return (await Promise.all([there, ...states])).every(Boolean);
}

function stateOf(root, file) {
  return stat(path.join(root, file)).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => 'gone',
  );
}

async function build(root, entry, outdir) {
  const { build: bundle, stop } = await import('esbuild');
  // The compiler would keep a process of its own for as long as this one runs.
  return bundle({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir,
    write: false,
    metafile: true,
    logLevel: 'silent',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [],
    outExtension: { '.js': '.mjs' },
    // CommonJS modules inside need it.
    banner: { js: "import{createRequire as $require}from'node:module';const require=$require(import.meta.url);" },
    plugins: [whereItWas, installed],
  }).finally(stop);
}

/** A module asks where it lies, to find files beside it: that is where its source lies. */
const whereItWas = {
  name: 'where-it-was',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8');
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Installed packages are found from where they are asked for, as Node would find them. */
const installed = {
  name: 'installed',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, importer, resolveDir, kind }) => {
      if (pluginData === whereItWas || name.startsWith('node:')) return undefined;
      const found = await resolve(name, { importer, resolveDir, kind, pluginData: whereItWas });
      if (found.errors.length > 0 || found.external) return found;
      if (!found.path.includes('/node_modules/') || INSIDE.test(found.path)) return found;
      const external = kind === 'require-call' ? found.path : pathToFileURL(found.path).href;
      return { path: external, external: true };
    });
  },
};

async function keep(folder, outputFiles) {
  const draft = `${folder}.${process.pid}.draft`;
  await mkdir(draft, { recursive: true });
  for (const { path: name, contents } of outputFiles) await writeFile(path.join(draft, path.basename(name)), contents);
  // A process that made the bundle at the same time made the same one.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  await utimes(folder, new Date(), new Date());
}

async function writeAtOnce(file, text) {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}

async function forgetOld(cache, newest) {
  for (const { name } of await readdir(cache, { withFileTypes: true })) {
    if (name === newest || name.endsWith('.json')) continue;
    const { mtimeMs } = await stat(path.join(cache, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > KEPT) await rm(path.join(cache, name), { recursive: true, force: true });
  }
}
