import type { MultiCompiler, MultiStats } from 'webpack';

/** Runs a compiler once, whichever of the two it is of, and closes it. */
export async function runCompiler(compiler: MultiCompiler): Promise<MultiStats> {
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (!result) reject(new Error('the compiler gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return stats;
}
