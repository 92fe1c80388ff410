import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MagicString from 'magic-string';
import { type EnvironmentOptions, type Plugin, type Rolldown, type UserConfig, minifySync } from 'vite';
import type { PageFiles } from '@shared/contract/release';
import { contentHash, describeBuild } from '../format/describe-build';
import { finishBuild } from '../format/finish-build';
import { classNames } from '../format/class-names';
import { identifier, isOnTheFly, outFolder, pageModule, pagesOf, readMeta } from '../format/package-meta';
import { checkSharedVersions, composerModules, refuseBundled, sharedNames } from '../format/shared-modules';
import { sharePictures } from '../format/share-pictures';
import { refreshPlugin } from './refresh-plugin';

/** Environments that build a page for the composer. */
const NODE = 'page_';

const HASHED = '[hash:10]';

/** How an import names its chunk, in webpack’s words: `import(/* webpackChunkName: "home.static" *\/ './closing')`. */
const NAMED_IMPORT = /import\(\s*\/\*\s*webpackChunkName:\s*"([^"]+)"\s*\*\/\s*(["'])(.+?)\2/g;

/** What Vite leaves of `import.meta`, beside the values that it puts in its place. */
const META = /\bimport\.meta\.(?!env\b|hot\b|glob\b)/;

/** Rolldown's way to say `import()` in a script that is no module. */
const NESTED = /Promise\.resolve\(\)\.then\((?=\(\) => [^"\n]*require\("(\.\/[^"]+)"\))/g;

/** ms that a file system’s clock may be behind. */
const COARSE = 50;

/** Makes `vite build` build both halves of a release: the container that browsers load, and the pages that the composer runs. */
export function remote({ folder = process.cwd() }: { folder?: string } = {}): Plugin[] {
  const { name } = readMeta(folder);
  const pages = pagesOf(folder);
  const queue = `viteChunk${identifier(name)}`;
  const names = new Map<string, string>();
  const nameOf = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
    names.get(facadeModuleId ?? '') ?? '[name]';
  const maps = path.join(folder, outFolder(), 'maps');
  /** What each page for the composer was last made of, and when that began in ms. */
  const made = new Map<string, LastBuild>();
  let began = 0;
  return [
    ...(isOnTheFly() ? [refreshPlugin(folder)] : []),
    {
      name: 'site-remote',
      apply: 'build',
      enforce: 'pre',
      config: (own, { mode }): UserConfig => {
        checkSharedVersions(folder);
        // Whatever the shell says: JSX of a development build tells where its files are.
        process.env['NODE_ENV'] = mode;
        const half = (target: 'browser' | 'node', entries: readonly string[], more: EnvironmentOptions) => ({
          ...more,
          define: { 'process.env.NODE_ENV': JSON.stringify(mode), __NODE__: String(target === 'node') },
          build: {
            target: 'es2022',
            outDir: `${outFolder()}/${target}`,
            emptyOutDir: target === 'browser',
            assetsInlineLimit: 0,
            minify: target === 'browser' && !isOnTheFly(),
            sourcemap: target === 'browser' && !isOnTheFly() && ('hidden' as const),
            rolldownOptions: {
              input: Object.fromEntries(entries.map((page) => [page, path.join(folder, pageModule(page))])),
              external: target === 'browser' ? sharedNames : composerModules,
              preserveEntrySignatures: 'strict' as const,
              output: {
                format: 'cjs' as const,
                exports: 'named' as const,
                codeSplitting: target === 'browser',
                hashCharacters: 'hex' as const,
                entryFileNames: target === 'browser' ? `[name].${HASHED}.js` : '[name].cjs',
                chunkFileNames: (chunk: Rolldown.PreRenderedChunk) => `${nameOf(chunk)}.${HASHED}.js`,
                assetFileNames: `[name].${HASHED}[extname]`,
                sourcemapPathTransform: (source: string, map: string) =>
                  path.relative(folder, path.resolve(path.dirname(map), source)).replaceAll(path.sep, '/'),
              },
            },
          },
        });
        const node = { consumer: 'server', keepProcessEnv: false } as const;
        const resolve = { noExternal: true as const, conditions: ['browser', 'module'] };
        return {
          root: folder,
          base: './',
          publicDir: false,
          build: { assetsDir: '', modulePreload: false },
          css: { modules: { generateScopedName: classNames(folder), ...own.css?.modules } },
          experimental: {
            renderBuiltUrl: (file, { hostType, ssr }) => {
              if (hostType !== 'js') return { relative: true };
              return ssr ? `__ASSETS__/${name}/${file}` : { runtime: `require.u(${JSON.stringify(file)})` };
            },
          },
          environments: {
            client: half('browser', pages, {}),
            ...Object.fromEntries(
              // The composer runs one file a page.
              pages.map((page) => [NODE + identifier(page), half('node', [page], { ...node, resolve })]),
            ),
          },
          builder: {
            sharedConfigBuild: true,
            buildApp: async (builder) => {
              for (const environment of Object.values(builder.environments)) {
                const isPage = environment.name.startsWith(NODE);
                if (environment.name !== 'client' && (!isPage || isFresh(made.get(environment.name)))) continue;
                began = Date.now();
                await builder.build(environment);
              }
              await finishBuild(folder, path.join(folder, outFolder()));
            },
          },
        };
      },
      // The site's loader brings what is nested: nothing is to be preloaded.
      load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
      onLog: (_level, { code }) => (code === 'EMPTY_IMPORT_META' ? false : undefined),
      async transform(code, id) {
        if (META.test(code) && /\.[jt]sx?$/.test(id) && !id.includes('/node_modules/'))
          this.error(
            `${path.relative(folder, id)} asks for import.meta, which no classic script has: import the file for its address`,
          );
        for (const [, chunk = '', , asked = ''] of code.matchAll(NAMED_IMPORT)) {
          const resolved = await this.resolve(asked, id);
          if (resolved) names.set(resolved.id, chunk);
        }
      },
      renderChunk(code, chunk) {
        if (this.environment.name !== 'client') return undefined;
        const nested = new MagicString(code).replaceAll(NESTED, 'require.e("$1").then(');
        for (const file of chunk.dynamicImports)
          if (!nested.toString().includes(`require.e("./${file}")`))
            this.error(`${chunk.name}: the import of ${file} is none that can be loaded later`);
        const text = JSON.stringify(chunk.fileName);
        nested.prepend(`(self.${queue}??=[]).push([${text},function(exports,require,module){`).append('\n}])');
        return { code: nested.toString(), map: nested.generateMap({ hires: true }) };
      },
    },
    {
      name: 'site-release',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        async handler(_options, bundle) {
          if (this.environment.name !== 'client') {
            const files = [...this.getModuleIds()]
              .map((id) => id.replace(/\?.*$/, ''))
              .filter((file) => path.isAbsolute(file));
            made.set(this.environment.name, { began, files });
            return;
          }
          await rm(maps, { recursive: true, force: true });
          for (const file of Object.values(bundle)) {
            if (file.type !== 'asset' || !file.fileName.endsWith('.js.map')) continue;
            // Beside the files that are served, not among them.
            await mkdir(maps, { recursive: true });
            await writeFile(path.join(maps, file.fileName), file.source);
            Reflect.deleteProperty(bundle, file.fileName);
          }
          const emit = (fileName: string, source: string | Uint8Array) =>
            this.emitFile({ type: 'asset', fileName, source });
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          refuseBundled(chunks.flatMap(({ moduleIds }) => moduleIds));
          const files = new Map(Object.values(bundle).map((file) => [file.fileName, bytesOf(file)]));
          for (const { asset, content } of sharePictures(folder)) {
            emit(asset, content);
            files.set(asset, content);
          }
          const pageChunk = (page: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === page);
          const about = {
            queue,
            shared: sharedNames,
            pages: Object.fromEntries(pages.map((page) => [`./${page}`, pageChunk(page)?.fileName])),
            chunks: Object.fromEntries(
              chunks.flatMap((chunk) => {
                const needed = filesOf(chunk, bundle);
                return needed.flat().length > 0 ? [[chunk.fileName, needed]] : [];
              }),
            ),
          };
          const container = readFileSync(path.join(import.meta.dirname, 'container.js'), 'utf8').trim();
          const body = `${container.replace(/;$/, '')}(${JSON.stringify(about)})`;
          const all = [body, ...[...files.values()].map(contentHash).sort()].join();
          const entryGlobal = `${identifier(name)}_${createHash('sha256').update(all).digest('hex').slice(0, 8)}`;
          const { code } = minifySync('entry.js', `var ${entryGlobal}=${body}`, { module: false });
          const entry = `remote-entry.${contentHash(code)}.js`;
          files.set(entry, Buffer.from(code));
          emit(entry, code);
          const pageFiles = (page: string) => describePage(page, pageChunk(page), bundle, names);
          const described = describeBuild(folder, { entry, entryGlobal, chunkGlobal: queue, pageFiles, files });
          for (const [file, text] of described) emit(file, text);
        },
      },
    },
  ];
}

interface LastBuild {
  began: number;
  files: readonly string[];
}

/** Whether whoever watches may leave a page as it was built: none of its files changed since. */
function isFresh(last: LastBuild | undefined): boolean {
  if (!isOnTheFly() || !last) return false;
  // The time of a file’s change is its system’s, which no copy brings along.
  return last.files.every((file) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.ctimeMs;
    return changed !== undefined && changed < last.began - COARSE;
  });
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Chunks and sheets that a chunk needs beside itself before it can run; sheets in the order of their modules. */
function filesOf(chunk: Chunk, bundle: Bundle): [scripts: string[], styles: string[]] {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string) => {
    const found = bundle[file];
    if (found?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    found.imports.forEach(visit);
    for (const sheet of found.viteMetadata?.importedCss ?? []) styles.add(sheet);
  };
  visit(chunk.fileName);
  scripts.delete(chunk.fileName);
  return [[...scripts], [...styles]];
}

function describePage(
  page: string,
  chunk: Chunk | undefined,
  bundle: Bundle,
  names: ReadonlyMap<string, string>,
): PageFiles {
  if (!chunk) throw new Error(`The build has no chunk for the page ${page}`);
  const all = (one: Chunk) => {
    const [scripts, styles] = filesOf(one, bundle);
    return { scripts: [one.fileName, ...scripts], styles };
  };
  const live = all(chunk);
  const regions = [chunk.fileName, ...live.scripts]
    .flatMap((file) => (bundle[file] as Chunk).dynamicImports)
    .map((file) => bundle[file])
    .filter((found): found is Chunk => found?.type === 'chunk')
    .filter(({ facadeModuleId }) => names.get(facadeModuleId ?? '')?.startsWith(`${page}.`))
    .map(all);
  const only = (kind: 'scripts' | 'styles') =>
    [...new Set(regions.flatMap((region) => region[kind]))].filter((file) => !live[kind].includes(file));
  return { ...live, staticScripts: only('scripts'), staticStyles: only('styles') };
}

function bytesOf(file: Chunk | Rolldown.OutputAsset): Uint8Array {
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}
