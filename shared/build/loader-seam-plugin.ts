import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Lets the site's loader bring every nested chunk and stylesheet of a release (design.md, recovery ladder). In a page of
 * another host, where there is no such loader, webpack's own stays in force.
 */
export class LoaderSeamPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LoaderSeamPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('LoaderSeamPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new LoaderSeamModule());
        });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('LoaderSeamPlugin', (source) =>
        [
          source,
          `if (${loader('loadStyle')}) { ${loader('loadStyle')}(${OWNER}, fullhref).then(resolve, reject); return linkTag; }`,
        ].join('\n'),
      );
    });
  }
}

/** Replaces `__webpack_require__.l` after webpack has made it, and remembers which release this runtime belongs to. */
class LoaderSeamModule extends webpack.RuntimeModule {
  constructor() {
    super('site loader seam', webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { loadScript } = webpack.RuntimeGlobals;
    return webpack.Template.asString([
      `${OWNER} = document.currentScript && document.currentScript.dataset.release;`,
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
const OWNER = `${webpack.RuntimeGlobals.require}.siteRelease`;

function loader(method: 'loadScript' | 'loadStyle'): string {
  return `(${OWNER} && self.__SITE__ || {}).${method}`;
}
