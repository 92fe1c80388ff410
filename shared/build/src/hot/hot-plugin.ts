import { createHash } from 'node:crypto';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** A build as pages are told of it. */
export interface HotBuild {
  name: string;
  /** Webpack's hash, by which updates are told apart. */
  hash: string;
  /** Whether updates lead from the one before to it. */
  isReachable: boolean;
  /** Sheets of earlier builds of this process, each with the file that took its place. */
  sheets: Record<string, string>;
}

/** A file that pages of this process ask for, and no release has. */
export interface HotFile {
  content: Buffer;
  integrity: string;
}

const UPDATE = /\.hot-update\.js(?:on)?$/;
/** The name of a container in that of its updates: they are written before it is known (release-files-plugin.ts). */
const NAMED = /_[0-9a-f]{8}(?=\.[0-9a-f]+\.hot-update\.js(?:on)?$)/;

/**
 * Hot updates of a browser build, for as long as the process runs: pages of every earlier build can follow. Updates and source maps are
 * taken out of the build, which is released as it is.
 */
export class HotPlugin {
  readonly #files = new Map<string, webpack.sources.Source>();
  /** Names that a file had, the newest last, by its name without what changes. */
  readonly #names = new Map<string, string[]>();
  /** Sources of the starter, which no update reaches. */
  #starter: string | undefined;

  apply(compiler: Compiler): void {
    new webpack.HotModuleReplacementPlugin().apply(compiler);
    compiler.hooks.compilation.tap('HotPlugin', (compilation) => {
      // Sheets are replaced by the client: what the extracting plugin has for that looks for links, and pages have them inline.
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap({ name: 'HotPlugin', stage: 10 }, (context) => {
        Object.assign(context, { hot: false });
      });
    });
    compiler.hooks.thisCompilation.tap('HotPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.runtime.RuntimeGlobals.loadScript)
        .tap('HotPlugin', (chunk) => compilation.addRuntimeModule(chunk, new UpdateSeamModule()));
      const { PROCESS_ASSETS_STAGE_REPORT: described } = webpack.Compilation;
      const at = (stage: number, task: () => void) =>
        compilation.hooks.processAssets.tap({ name: 'HotPlugin', stage }, task);
      at(described - 1, () => this.#take(compilation));
      // The container is named by what is in the build, once that is known.
      at(described + 1, () => {
        for (const { name, source } of compilation.getAssets())
          if (this.#files.has(name)) this.#files.set(name, source);
      });
    });
  }

  build(compilation: Compilation): HotBuild {
    const replaced = [...this.#names.values()].flatMap((files) =>
      files.slice(0, -1).map((file) => [file, files.at(-1)]),
    );
    const { chunkGraph } = compilation;
    const starter = [...compilation.chunks].find(({ name }) => name === 'starter');
    const before = this.#starter;
    this.#starter =
      starter &&
      [...chunkGraph.getChunkModulesIterable(starter)]
        .map((module) => chunkGraph.getModuleHash(module, starter.runtime))
        .join();
    return {
      name: compilation.outputOptions.uniqueName,
      hash: compilation.hash ?? '',
      isReachable: before === undefined || before === this.#starter,
      sheets: Object.fromEntries(replaced) as Record<string, string>,
    };
  }

  /** A file that was built here, by its name. */
  file(name: string): HotFile | undefined {
    const content = (this.#files.get(name) ?? this.#files.get(name.replace(NAMED, '_unhashed')))?.buffer();
    return content && { content, integrity: `sha256-${digestOf(content)}` };
  }

  #take(compilation: Compilation): void {
    for (const { name, source } of compilation.getAssets()) {
      const isUpdate = UPDATE.test(name);
      if (isUpdate || name.endsWith('.map')) compilation.deleteAsset(name);
      if (!isUpdate) this.#follow(name, source);
      this.#files.set(name, source);
    }
  }

  /** Keeps in mind which file took the place of which; of scripts the newest is asked for, and of sheets all are known. */
  #follow(name: string, source: webpack.sources.Source): void {
    const key = name.replace(/\.[0-9a-f]{10}(?=\.)/, '');
    const before = this.#names.get(key) ?? [key];
    const isSheet = name.endsWith('.css');
    // Sheets of a page of its own have one name for ever.
    const file = isSheet && key === name ? `${name}?${encodeURIComponent(digestOf(source.buffer()))}` : name;
    if (before.at(-1) === file) return;
    if (!isSheet) this.#files.delete(before.at(-1) ?? '');
    this.#names.set(key, isSheet ? [...before.filter((known) => known !== file), file] : [file]);
  }
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** Lets the client load an update by its hash: a page of the site takes no script without one. */
class UpdateSeamModule extends webpack.runtime.RuntimeModule {
  constructor() {
    super('hot updates of the site', webpack.runtime.RuntimeModule.STAGE_TRIGGER + 1);
  }

  override generate(): string {
    const { loadScript } = webpack.runtime.RuntimeGlobals;
    return webpack.Template.asString([
      `var loadFile = ${loadScript};`,
      `${loadScript} = function (url, done, key, chunkId) {`,
      webpack.Template.indent([
        "if (self.__SITE__ && (self.__HOT__.changed || url.includes('.hot-update.')))",
        `  self.__HOT__.loadUpdate(url, ${webpack.runtime.RuntimeGlobals.require}.siteRelease, done);`,
        'else loadFile(url, done, key, chunkId);',
      ]),
      '};',
    ]);
  }
}
