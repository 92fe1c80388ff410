import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPlan } from './content-plan';

/** Finds mistakes in a package's content, one line each; empty where all is well or nothing is planned. */
export async function checkContent(folder: string): Promise<string[]> {
  const file = path.join(folder, 'src/content/schema/content.ts');
  if (!existsSync(file)) return [];
  const { content } = (await import(pathToFileURL(file).href)) as { content: ContentPlan };
  // Brings the compiler along, which packages without such content need not wait for.
  const { findMistakes } = await import('./find-mistakes');
  return findMistakes(content, folder).map(
    ({ file: where, line, reason }) => `${path.basename(folder)}/${where}:${line}: ${reason}`,
  );
}
