import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Lets the site's loader bring every nested chunk and stylesheet of a release (docs/recovery.md). In a page of
 * another host, where there is no such loader, webpack's own stays in force; the host itself carries none.
 */
export class LoaderSeamPlugin {
  constructor(private readonly of: 'host' | 'remote') {}

  apply(compiler: Compiler): void {
    const host = this.of === 'host';
    compiler.hooks.thisCompilation.tap('LoaderSeamPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(webpack.runtime.RuntimeGlobals.loadScript).tap(
        // The first answer counts, where there is one: webpack adds no loader of its own then.
        { name: 'LoaderSeamPlugin', stage: -1 },
        (chunk) => {
          compilation.addRuntimeModule(chunk, host ? new SiteLoaderModule() : new LoaderSeamModule());
          return host ? true : undefined;
        },
      );
      const load = `${loader('loadStyle', host)}(${OWNER}, fullhref).then(resolve, reject); return linkTag;`;
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('LoaderSeamPlugin', (source) =>
        [source, host ? load : `if (${loader('loadStyle')}) { ${load} }`].join('\n'),
      );
    });
  }
}

/** Replaces `__webpack_require__.l`: the host loads nothing but by the site's loader, which it opens itself. */
class SiteLoaderModule extends webpack.runtime.RuntimeModule {
  constructor() {
    super('site loader', webpack.runtime.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return webpack.Template.asString([
      REMEMBER_OWNER,
      `${webpack.runtime.RuntimeGlobals.loadScript} = function (url, done) { ${loader('loadScript', true)}(${OWNER}, url, done); };`,
    ]);
  }
}

/** Replaces `__webpack_require__.l` after webpack has made it, and remembers which release this runtime belongs to. */
class LoaderSeamModule extends webpack.runtime.RuntimeModule {
  constructor() {
    super('site loader seam', webpack.runtime.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { loadScript } = webpack.runtime.RuntimeGlobals;
    return webpack.Template.asString([
      REMEMBER_OWNER,
      `var stockLoadScript = ${loadScript};`,
      `${loadScript} = function (url, done, key, chunkId) {`,
      webpack.Template.indent([
        `if (${loader('loadScript')}) ${loader('loadScript')}(${OWNER}, url, done);`,
        'else stockLoadScript(url, done, key, chunkId);',
      ]),
      '};',
    ]);
  }
}

/** The release that the running webpack runtime belongs to. */
const OWNER = `${webpack.runtime.RuntimeGlobals.require}.siteRelease`;
const REMEMBER_OWNER = `${OWNER} = document.currentScript && document.currentScript.dataset.release;`;

function loader(method: 'loadScript' | 'loadStyle', always = false): string {
  return always ? `self.__SITE__.${method}` : `(${OWNER} && self.__SITE__ || {}).${method}`;
}
