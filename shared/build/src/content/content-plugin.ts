import webpack, { type Compiler } from 'webpack';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPlan } from './content-plan';

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

/** Finds mistakes in the content of a package's pages, one line each; empty where all is well. */
export async function checkContent(folder: string): Promise<string[]> {
  const file = path.join(folder, 'src/content/schema/content.ts');
  if (!existsSync(path.join(folder, 'src/pages'))) return [];
  const { content } = existsSync(file)
    ? ((await import(pathToFileURL(file).href)) as { content: ContentPlan })
    : { content: { kinds: {}, relations: () => [] } };
  // Brings the compiler along, which packages without pages need not wait for.
  const { findMistakes } = await import('./find-mistakes');
  return findMistakes(content, folder).map(
    ({ file: where, line, reason }) => `${path.basename(folder)}/${where}:${line}: ${reason}`,
  );
}
