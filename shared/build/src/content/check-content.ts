import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPlan } from './content-plan';

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
