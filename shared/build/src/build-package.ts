import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { runCompiler } from '@shared/kit/webpack';
import { checkContent } from './content/check-content';

/** A package does not build, for a reason in words its team can act on. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Builds one package with its own `webpack.config.ts`; throws where its content is not as planned, or with webpack's words. */
export async function buildPackage(folder: string): Promise<void> {
  const mistakes = await checkContent(folder);
  if (mistakes.length > 0) throw new BuildError(mistakes.join('\n'));
  const config = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  const stats = await runCompiler(webpack(config.default));
  if (stats.hasErrors()) throw new BuildError(stats.toString({ all: false, errors: true, colors: false }));
  if (stats.hasWarnings()) throw new BuildError(stats.toString({ all: false, warnings: true, colors: false }));
}
