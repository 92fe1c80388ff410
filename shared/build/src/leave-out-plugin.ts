import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { ModuleSwap } from './vendor-swaps';

/** Puts stand-ins in the place of a library's modules. The build fails where the library no longer imports one of them. */
export class LeaveOutPlugin {
  constructor(private readonly swaps: readonly ModuleSwap[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('LeaveOutPlugin', (factory) =>
      factory.hooks.afterResolve.tap('LeaveOutPlugin', ({ createData }) => {
        const { resource } = createData;
        const swap = this.swaps.find(({ file }) => resource !== undefined && isFile(resource, file));
        if (swap) createData.resource = path.join(import.meta.dirname, swap.by);
      }),
    );
    compiler.hooks.thisCompilation.tap('LeaveOutPlugin', (compilation) =>
      compilation.hooks.finishModules.tap('LeaveOutPlugin', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const { file, importer, by } of this.swaps) {
          if (files.some((name) => isFile(name, importer)) && !files.some((name) => isFile(name, by)))
            compilation.errors.push(new webpack.WebpackError(`${importer} does not import ${file} any more`));
        }
      }),
    );
  }
}

function isFile(resource: string, end: string): boolean {
  return resource.replaceAll(path.sep, '/').endsWith(`/${end}`);
}
