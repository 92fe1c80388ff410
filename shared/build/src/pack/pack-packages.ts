import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jsonSchemas } from '@shared/contract/release/json-schemas';
import { bundleCommands } from './bundle-commands';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { transform } from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import svgo from '@svgr/plugin-svgo';
import { type Plugin, build, transform as compile } from 'esbuild';
import postcss from 'postcss';
import iconOptions from '../icon-options.json';
import { isCalls } from '../script-rules';
import { sheetPlugins } from '../style-rules';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../../..');

/** What a team of another repository installs. */
const packages = ['contract', 'client', 'ui', 'kit'] as const;

/** Entries of `exports` that are for this repository alone. */
const OWN = /^\.\/(?:testing|schemas|standalone|hot-page|release\/(?:data|json|ledger|trust)-schemas)$/;

/** Files that are for this repository alone: tests, the gallery, what its development server puts in a module's place. */
const UNPACKED = /\.test\.|(?:^|\/)(?:testing|gallery|standalone)\/|(?:^|\/)hot-/;

interface Manifest {
  exports: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  files?: string[];
  sideEffects?: unknown;
  [more: string]: unknown;
}

/** Packs them as plain JavaScript with types, one archive each; gives the archives' names. */
export async function packPackages(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true });
  const types = await mkdtemp(path.join(os.tmpdir(), 'types-'));
  try {
    await declareTypes(types);
    const archives: string[] = [];
    for (const name of packages) archives.push(await packOne(name, types, path.resolve(target)));
    return archives;
  } finally {
    await rm(types, { recursive: true, force: true });
  }
}

async function packOne(name: string, types: string, target: string): Promise<string> {
  const folder = path.join(root, 'shared', name);
  // Where its package.json tells pnpm to pack from.
  const stage = path.join(folder, 'dist/package');
  await rm(stage, { recursive: true, force: true });
  try {
    const files = (await filesBelow(path.join(folder, 'src'))).filter((file) => !UNPACKED.test(file));
    await transpilePackage({ from: path.join(folder, 'src'), to: path.join(stage, 'src'), files });
    for (const file of await filesBelow(path.join(types, name, 'src')))
      await cp(path.join(types, name, 'src', file), path.join(stage, 'src', file));
    const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
    const more = name === 'kit' ? await bundleCommands(root, stage) : {};
    await writeFile(path.join(stage, 'package.json'), JSON.stringify(published(withMore(manifest, more)), null, 2));
    if (name === 'contract') {
      await cp(path.join(folder, 'contract.api.txt'), path.join(stage, 'contract.api.txt'));
      await mkdir(path.join(stage, 'schemas'));
      for (const [file, schema] of Object.entries(jsonSchemas()))
        await writeFile(path.join(stage, 'schemas', file), JSON.stringify(schema, null, 2));
    }
    const packing = ['--yes', 'pnpm@12.21.0', 'pack', '--json', '--pack-destination', target];
    const { stdout } = await run('npx', packing, { cwd: folder });
    return path.basename((JSON.parse(stdout) as { filename: string }).filename);
  } finally {
    await rm(path.join(folder, 'dist'), { recursive: true, force: true });
  }
}

type Facts = Pick<Manifest, 'bin' | 'dependencies' | 'files'>;

function withMore(manifest: Manifest, { bin, dependencies, files = [] }: Partial<Facts>): Manifest {
  return {
    ...manifest,
    ...(bin && { bin: { ...manifest.bin, ...bin } }),
    dependencies: { ...manifest.dependencies, ...dependencies },
    files: ['src', 'schemas', 'contract.api.txt', ...files],
  };
}

/** A package's description as a stranger needs it: what is in it is JavaScript. */
function published({ exports, bin, ...manifest }: Manifest): Record<string, unknown> {
  const entries = Object.entries(exports).filter(([entry]) => !OWN.test(entry));
  const { private: _private, devDependencies: _own, publishConfig: _config, ...rest } = manifest;
  const plain = (file: string) => file.replace(/\.tsx?$/, '.js');
  return {
    ...rest,
    license: 'UNLICENSED',
    exports: Object.fromEntries(
      entries.map(([entry, file]) => [
        entry,
        plain(file) === file ? file : { types: file.replace(/\.tsx?$/, '.d.ts'), default: plain(file) },
      ]),
    ),
    ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, plain(file)])) }),
  };
}

/** Declarations of all packages, made in one go, since they see each other. */
async function declareTypes(outDir: string): Promise<void> {
  const config = path.join(outDir, 'tsconfig.json');
  const include = packages.map((name) => path.join(root, 'shared', name, 'src'));
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: path.join(root, 'shared'),
        outDir,
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
      include,
      exclude: ['*.test.*', 'testing', 'gallery', 'standalone', 'hot-*'].map((name) =>
        path.join(root, 'shared/*/src/**', name),
      ),
    }),
  );
  await run(process.execPath, [path.join(root, 'node_modules/typescript-7/bin/tsc'), '-p', config]).catch(
    (error: unknown) => {
      throw new Error((error as { stdout?: string }).stdout ?? String(error));
    },
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

interface Package {
  from: string;
  to: string;
  files: readonly string[];
}

/** Writes a package's sources as any bundler reads them: each module as JavaScript under its own name, each sheet as plain CSS. */
async function transpilePackage({ from, to, files }: Package): Promise<void> {
  const scripts = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const icons = new Set<string>();
  await build({
    entryPoints: scripts.map((file) => path.join(from, file)),
    outdir: to,
    outbase: from,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    plugins: [asTheyLie(icons)],
    logLevel: 'error',
  });
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (scripts.includes(file)) {
      if (isCalls(source)) await writeFile(target.replace(/ts$/, 'js'), await callsOf(source));
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    if (!file.endsWith('.css')) await cp(source, target);
    else
      await writeFile(
        target,
        (await postcss([...sheetPlugins]).process(await readFile(source, 'utf8'), { from: source })).css,
      );
  }
  for (const icon of icons) await writeFile(path.join(to, path.relative(from, `${icon}.js`)), await iconModule(icon));
}

/** Leaves every import where it is, with the ending that its file has then; notes pictures that are asked for as components. */
function asTheyLie(icons: Set<string>): Plugin {
  return {
    name: 'as-they-lie',
    setup: (building) => {
      building.onResolve({ filter: /^\./ }, ({ path: asked, resolveDir, kind }) => {
        if (kind === 'entry-point') return undefined;
        const address = path.join(resolveDir, asked);
        if (asked.endsWith('?react')) {
          const icon = address.slice(0, -'?react'.length);
          icons.add(icon);
          return { path: `${asked.slice(0, -'?react'.length)}.js`, external: true };
        }
        const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((ending) => existsSync(address + ending));
        return { path: found === undefined ? asked : asked + found.replace(/tsx?$/, 'js'), external: true };
      });
    },
  };
}

async function iconModule(icon: string): Promise<string> {
  const component = await transform(await readFile(icon, 'utf8'), iconOptions as object, {
    filePath: icon,
    caller: { name: 'pack', defaultPlugins: [svgo, jsx] },
  });
  return (await compile(component, { loader: 'jsx', jsx: 'automatic', format: 'esm' })).code;
}

/** Calls as pages carry them, as in the builds here, and the plain values beside them. */
async function callsOf(file: string): Promise<string> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const plain = Object.entries(module).filter(([, value]) => typeof value !== 'function' && !isSchema(value));
  const text = (value: unknown) =>
    JSON.stringify(value, (key, part: unknown) => (key === 'schemas' ? undefined : part));
  return plain.map(([name, value]) => `export const ${name} = ${text(value)};\n`).join('');
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
