import type { Compiler } from 'webpack';
import type { Packer } from './packer';

/**
 * Lets the site's loader bring every nested chunk and stylesheet of a release (docs/recovery.md). In a page of
 * another host, where there is no such loader, the bundler's own stays in force; the host itself carries none.
 */
export class LoaderSeamPlugin {
  constructor(
    private readonly of: 'host' | 'remote',
    private readonly packer: Packer,
  ) {}

  apply(compiler: Compiler): void {
    const host = this.of === 'host';
    const { RuntimeGlobals, RuntimeModule } = this.packer.runtime;
    const { Template } = compiler.webpack;
    const { loadScript } = RuntimeGlobals;
    const owner = `${RuntimeGlobals.require}.siteRelease`;
    const rememberOwner = `${owner} = document.currentScript && document.currentScript.dataset.release;`;
    const loader = (method: 'loadScript' | 'loadStyle', always = false) =>
      always ? `self.__SITE__.${method}` : `(${owner} && self.__SITE__ || {}).${method}`;

    /** Replaces `__webpack_require__.l`: the host loads nothing but by the site's loader, which it opens itself. */
    class SiteLoaderModule extends RuntimeModule {
      constructor() {
        super('site loader', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        return Template.asString([
          rememberOwner,
          `${loadScript} = function (url, done) { ${loader('loadScript', true)}(${owner}, url, done); };`,
        ]);
      }
    }

    /** Replaces `__webpack_require__.l` after the bundler has made it, and remembers which release this runtime belongs to. */
    class LoaderSeamModule extends RuntimeModule {
      constructor() {
        super('site loader seam', RuntimeModule.STAGE_TRIGGER);
      }

      override generate(): string {
        return Template.asString([
          rememberOwner,
          `var stockLoadScript = ${loadScript};`,
          `${loadScript} = function (url, done, key, chunkId) {`,
          Template.indent([
            `if (${loader('loadScript')}) ${loader('loadScript')}(${owner}, url, done);`,
            'else stockLoadScript(url, done, key, chunkId);',
          ]),
          '};',
        ]);
      }
    }

    compiler.hooks.thisCompilation.tap('LoaderSeamPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(loadScript).tap(
        // The first answer counts, where there is one: webpack adds no loader of its own then.
        { name: 'LoaderSeamPlugin', stage: -1 },
        (chunk) => {
          compilation.addRuntimeModule(chunk, host ? new SiteLoaderModule() : new LoaderSeamModule());
          return host ? true : undefined;
        },
      );
      const load = `${loader('loadStyle', host)}(${owner}, fullhref).then(resolve, reject); return linkTag;`;
      this.packer.styleSeam(compilation, host ? load : `if (${loader('loadStyle')}) { ${load} }`);
    });
  }
}
