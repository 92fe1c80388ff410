import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

/** Reduces a module that defines calls to what a page carries of it: how each is made. Schemas and their library stay behind. */
export default async function callsLoader(this: LoaderContext<unknown>): Promise<string> {
  // A module that was changed while this process runs is another one.
  const address = `${pathToFileURL(this.resourcePath).href}?${Date.now()}`;
  const module = (await import(address)) as Record<string, { schemas?: object } | null>;
  const calls = Object.entries(module).filter(([, value]) => value?.schemas !== undefined);
  return calls
    .map(([name, call]) => `export const ${name} = ${JSON.stringify({ ...call, schemas: undefined })};\n`)
    .join('');
}
