import path from 'node:path';
import type { Compiler } from 'webpack';
import { finishBuild } from '../format/finish-build';

/** Ends a build after the last of its two compilers. Whoever watches ends it when he needs it. */
export class FinishPlugin {
  readonly #done = new Set<string>();

  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('FinishPlugin', async (stats) => {
      if (compiler.watchMode || stats.hasErrors()) return;
      if (this.#done.add(compiler.outputPath).size === 2)
        await finishBuild(this.folder, path.dirname(compiler.outputPath));
    });
  }
}
