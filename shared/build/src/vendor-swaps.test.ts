import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack, { type Compilation, type Configuration, type Module, type WebpackPluginInstance } from 'webpack';
import { LeaveOutPlugin } from './leave-out-plugin';
import { productionAliases } from './production-router';
import { swapsOf, vendorSwaps } from './vendor-swaps';

const root = path.join(import.meta.dirname, '../../..');
const moduleSwaps = swapsOf('module', vendorSwaps);
const aliases = productionAliases(swapsOf('address', vendorSwaps));

let output: string;
beforeAll(async () => (output = await mkdtemp(path.join(os.tmpdir(), 'vendor-swaps-'))));
afterAll(() => rm(output, { recursive: true }));

describe('a row of the table', () => {
  let libraries: Compilation;
  beforeAll(async () => (libraries = await bundle([])));

  it.each(moduleSwaps)('finds $file where its importer imports it', ({ file, importer }) => {
    const importers = [...libraries.moduleGraph.getIncomingConnections(moduleOf(libraries, file))];
    expect(importers.map(({ originModule }) => originModule)).toContain(moduleOf(libraries, importer));
  });

  it.each(moduleSwaps)('exports from $by what $file exports', ({ file, by }) => {
    expect(exportsOf(libraries, by)).toEqual(exportsOf(libraries, file));
  });

  it.each(swapsOf('switch', vendorSwaps))('sets $name, which $file asks for', ({ name, file }) => {
    expect(sourceOf(moduleOf(libraries, file))).toContain(`typeof ${name} === "boolean" ? !${name}`);
  });

  it.each(swapsOf('address', vendorSwaps))(
    'leads $library from $insteadOf, where it resolves by itself, to a file with the same exports',
    ({ library, file, insteadOf }) => {
      const exported = exportsOf(libraries, `${library}/${insteadOf}`);
      expect(exported).toContain('Link');
      expect(exportsOf(libraries, `${library}/${file}`)).toEqual(exported);
    },
  );

  it.each(swapsOf('text', vendorSwaps))(
    'finds $find as often in $files as it says',
    async ({ files, find, matches }) => {
      const texts = await Promise.all((await libraryFiles(files)).map((file) => readFile(file, 'utf8')));
      expect(texts.join('\n').match(find)).toHaveLength(matches);
    },
  );

  it('saves at least 1,000 bytes, or says why it stays', () => {
    const small = vendorSwaps.filter(({ saves, why }) => saves < 1000 && !why.startsWith('Below 1,000 bytes'));
    expect(small).toEqual([]);
  });
});

describe('a build', () => {
  it('fails where a library no longer imports what is left out', async () => {
    const [first] = moduleSwaps;
    if (!first) throw new TypeError('The table is empty');
    await expect(bundle([new LeaveOutPlugin([{ ...first, file: 'gone.js', by: 'stand-in.mjs' }])])).rejects.toThrow(
      'core.js does not import gone.js any more',
    );
  });
});

describe('the federation runtime with its stand-ins', () => {
  it('loads a page of a container that came by the hook', async () => {
    await bundle([
      new LeaveOutPlugin(moduleSwaps),
      new webpack.DefinePlugin(
        Object.fromEntries(swapsOf('switch', vendorSwaps).map(({ name, value }) => [name, value])),
      ),
    ]);
    const { createInstance } = await run('federation');
    const initialized: unknown[] = [];
    const container = {
      init: (scope: unknown) => void initialized.push(scope),
      get: (page: string) => Promise.resolve(() => ({ page })),
    };
    const federation = createInstance({
      name: 'host',
      remotes: [],
      plugins: [{ name: 'site-loader', loadEntry: () => Promise.resolve(container) }],
    });
    federation.initShareScopeMap('default', { react: { '19.0.0': { version: '19.0.0' } } });
    federation.registerRemotes([
      { name: 'remote', entry: 'remote-entry.js', type: 'global', entryGlobalName: 'remote' },
    ]);
    expect(await federation.loadRemote('remote/home')).toEqual({ page: './home' });
    expect(initialized).toEqual([{ react: { '19.0.0': expect.objectContaining({ version: '19.0.0' }) as unknown } }]);
  });
});

/** The files that a row's `files` names: a file itself, or the ES modules of the router's folder. */
async function libraryFiles(files: string): Promise<string[]> {
  if (files.endsWith('.js')) return [path.join(root, 'host/node_modules', files)];
  const folder = path.dirname(aliases['react-router$'] ?? '');
  return (await readdir(folder)).filter((file) => file.endsWith('.mjs')).map((file) => path.join(folder, file));
}

/** The libraries as a browser build finds them, with their development files where a bundler is not told otherwise. */
async function bundle(plugins: WebpackPluginInstance[]): Promise<Compilation> {
  const config: Configuration = {
    mode: 'none',
    context: root,
    target: ['web', 'es2022'],
    entry: {
      federation: '@module-federation/enhanced/runtime',
      axios: 'axios',
      router: 'react-router-dom',
      ...aliases,
      standIns: moduleSwaps.map(({ by }) => path.join(import.meta.dirname, by)),
    },
    output: { path: output, library: { type: 'commonjs2' } },
    resolve: {
      modules: ['node_modules', path.join(root, 'host/node_modules'), path.join(root, 'shared/client/node_modules')],
    },
    externals: ['react', 'react-dom', 'react-dom/client'],
    externalsType: 'commonjs2',
    optimization: { providedExports: true },
    plugins,
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })));
      else resolve(stats.compilation);
    });
  });
}

interface Federation {
  createInstance: (options: object) => {
    initShareScopeMap: (scope: string, shared: object) => void;
    registerRemotes: (remotes: object[]) => void;
    loadRemote: (id: string) => Promise<unknown>;
  };
}

/** Exports of a bundle. */
async function run(name: string): Promise<Federation> {
  const module = { exports: {} as Federation };
  runInNewContext(await readFile(path.join(output, `${name}.js`), 'utf8'), { module, require, console });
  return module.exports;
}

function moduleOf(compilation: Compilation, file: string): Module {
  const found = [...compilation.modules].filter((module) => module.nameForCondition()?.endsWith(`/${file}`));
  const [module] = found;
  if (!module || found.length > 1) throw new Error(`${found.length} modules are ${file}`);
  return module;
}

function exportsOf(compilation: Compilation, file: string): string[] {
  const exported = compilation.moduleGraph.getProvidedExports(moduleOf(compilation, file));
  if (!Array.isArray(exported)) throw new Error(`What ${file} exports is not known`);
  return exported.sort();
}

function sourceOf(module: Module): string {
  return String(module.originalSource()?.source() ?? '');
}
