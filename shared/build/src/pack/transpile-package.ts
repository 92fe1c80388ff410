import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from '@svgr/core';
import jsx from '@svgr/plugin-jsx';
import svgo from '@svgr/plugin-svgo';
import { type Plugin, build, transform as compile } from 'esbuild';
import postcss from 'postcss';
import iconOptions from '../icon-options.json';
import { isCalls } from '../script-rules';
import { sheetPlugins } from '../style-rules';

interface Package {
  from: string;
  to: string;
  files: readonly string[];
}

/** Writes a package's sources as any bundler reads them: each module as JavaScript under its own name, each sheet as plain CSS. */
export async function transpilePackage({ from, to, files }: Package): Promise<void> {
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
