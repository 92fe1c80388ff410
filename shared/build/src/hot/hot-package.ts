import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration, type Stats, type Watching } from 'webpack';
import { coverFiles } from '@shared/kit/format';
import { hotScriptRules } from '../script-rules';
import { type HotBuild, HotPlugin } from './hot-plugin';
import { checkContent } from '../content/check-content';

/** Hears of every build of a package, and of what is wrong with it; nothing is where all is well. */
export interface HotListener {
  onBuilt: (build: HotBuild) => void;
  onProblems: (problems: string[]) => void;
}

const libraries = { test: /node_modules/, name: 'libraries', chunks: 'initial' as const, enforce: true };

const client = path.join(import.meta.dirname, 'client.ts');

/** A package that is built again at each change, in a folder of its own: its pages in browsers follow, and it can be released as it is. */
export class HotPackage {
  readonly plugin = new HotPlugin();
  readonly dist: string;
  #inBrowser: ReadonlySet<string> = new Set();
  #inNode: ReadonlySet<string> = new Set();
  #node: Compiler | undefined;
  #watching: Watching | undefined;

  constructor(
    private readonly folder: string,
    private readonly listener: HotListener,
  ) {
    this.dist = path.join(folder, 'dist-dev/hot');
  }

  /** Resolves after the first build that is good. */
  async watch(): Promise<void> {
    await rm(this.dist, { recursive: true, force: true });
    const address = pathToFileURL(path.join(this.folder, 'webpack.config.ts')).href;
    const { default: configs } = (await import(address)) as { default: Configuration[] };
    const [browser, node] = configs.map((config) => ({ ...config, output: this.#output(config) }));
    if (!browser || !node) throw new TypeError(`${this.folder} has no build for browsers and for the composer`);
    this.#node = webpack(node);
    const compiler = webpack(hotConfig(browser, this.plugin));
    return new Promise((resolve) => {
      this.attach(compiler, resolve);
      this.#watching = compiler.watch(compiler.options.watchOptions, () => undefined);
    });
  }

  /** Follows a compiler that somebody else runs. */
  attach(compiler: Compiler, onGood: () => void = () => undefined): void {
    compiler.hooks.done.tap('HotPackage', (stats) => {
      const problems = problemsOf(stats);
      this.listener.onProblems(problems);
      if (problems.length > 0) return;
      this.#inBrowser = new Set(stats.compilation.fileDependencies);
      this.listener.onBuilt(this.plugin.build(stats.compilation));
      onGood();
    });
    compiler.hooks.failed.tap('HotPackage', ({ message }) => this.listener.onProblems([message]));
  }

  /** Whether a file is part of what the server makes of pages, and of nothing that browsers get. */
  isServersOnly(file: string): boolean {
    return this.#inNode.has(file) && !this.#inBrowser.has(file);
  }

  /** Completes the newest build for a release: with what runs in the composer, and what is at the root of the site. */
  async complete(): Promise<void> {
    const mistakes = await checkContent(this.folder);
    const stats = await new Promise<Stats | undefined>((resolve, reject) => {
      this.#node?.run((error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
    const problems = [...mistakes, ...(stats ? problemsOf(stats) : [])];
    if (problems.length > 0) throw new Error(problems.join('\n'));
    this.#inNode = new Set(stats?.compilation.fileDependencies);
    await cp(path.join(this.folder, 'public'), path.join(this.dist, 'public'), { recursive: true, force: true }).catch(
      () => undefined,
    );
    await coverFiles(this.dist);
  }

  close(): void {
    this.#watching?.close(() => undefined);
  }

  #output(config: Configuration) {
    return { ...config.output, path: path.join(this.dist, path.basename(config.output?.path ?? '')) };
  }
}

/** A browser build whose pages follow it. The client is the first to run: React has to find it. */
export function hotConfig(config: Configuration, plugin: HotPlugin): Configuration {
  const entries = config.entry as Record<string, string>;
  const entry = Object.entries(entries).map(
    ([name, file]) => [name, ['host', 'standalone'].includes(name) ? [client, file] : file] as const,
  );
  const region = new webpack.NormalModuleReplacementPlugin(
    /\/static-region$/,
    (resource: { request: string; contextInfo: { issuer: string } }) => {
      if (!resource.contextInfo.issuer.endsWith('hot-static-region.tsx'))
        resource.request = resource.request.replace('static-region', 'hot-static-region');
    },
  );
  return {
    ...config,
    entry: Object.fromEntries(entry),
    devtool: 'cheap-module-source-map',
    // The scripts' rule is the first.
    module: {
      ...config.module,
      rules: [...hotScriptRules(), ...(config.module?.rules ?? []).slice(1)],
      // Where a request led once, it leads again: of thousands a build resolves those that are new.
      unsafeCache: true,
    },
    experiments: { ...config.experiments, cacheUnaffected: true },
    output: { ...config.output, pathinfo: false },
    optimization: {
      ...config.optimization,
      realContentHash: false,
      emitOnErrors: false,
      // A page of its own has all libraries: they are not written anew with each change.
      ...('standalone' in entries && { splitChunks: { cacheGroups: { libraries } } }),
    },
    plugins: [...(config.plugins ?? []), region, plugin],
    cache: { type: 'memory' },
    watchOptions: { aggregateTimeout: 5 },
  };
}

/** Problems with file and line, as webpack names them: `./src/pages/home/page.tsx 3:7`. */
function problemsOf(stats: Stats): string[] {
  if (!stats.hasErrors() && !stats.hasWarnings()) return [];
  const { context } = stats.compilation.options;
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  return [...errors, ...warnings].map(({ moduleName = '', loc = '', message }) => {
    // The rest says where the compiler itself was.
    const [said = ''] = message.split(/\n\s*Caused by:/);
    return `${path.basename(context)}: ${moduleName} ${loc}\n${said.trim()}`;
  });
}
