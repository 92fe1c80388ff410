import webpack, { type Compiler } from 'webpack';
import { checkContent } from './check-content';

/** Shows what is wrong with a package's content beside what webpack finds, at each build of a development server. */
export class ContentPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.make.tapPromise('ContentPlugin', async (compilation) => {
      const mistakes = await checkContent(this.folder);
      compilation.errors.push(...mistakes.map((mistake) => new webpack.WebpackError(mistake)));
    });
  }
}
