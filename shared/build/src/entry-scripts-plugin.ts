import type { Compiler } from 'webpack';

/** Writes a file that names the scripts that the entries start with, in order: `{ "scripts": ["desk.0123456789.js"] }`. */
export class EntryScriptsPlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(EntryScriptsPlugin.name, (compilation) =>
      compilation.hooks.processAssets.tap(
        // By this stage the names of the files hold their contents' hashes.
        { name: EntryScriptsPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          const scripts = files.filter((file) => file.endsWith('.js'));
          compilation.emitAsset(this.file, new sources.RawSource(JSON.stringify({ scripts })));
        },
      ),
    );
  }
}
