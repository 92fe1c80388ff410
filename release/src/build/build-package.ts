import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';

/** Builds one package with its own `webpack.config.ts`; throws with webpack's words where it does not build. */
export async function buildPackage(folder: string): Promise<void> {
  const config = (await import(pathToFileURL(path.join(folder, 'webpack.config.ts')).href)) as {
    default: Configuration[];
  };
  const compiler = webpack(config.default);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (!result) reject(new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  if (stats.hasWarnings()) throw new Error(stats.toString({ all: false, warnings: true, colors: false }));
}
