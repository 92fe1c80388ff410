import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';

/** What a page carries of a module that defines calls: how each is made. Schemas, and the library that they are made with, stay behind. */
export default async function callsLoader(this: LoaderContext<unknown>): Promise<string> {
  // A module that was changed while this process runs is another one.
  const address = `${pathToFileURL(this.resourcePath).href}?${Date.now()}`;
  const module = (await import(address)) as Record<string, { schemas?: object } | null>;
  const calls = Object.entries(module).filter(([, value]) => value?.schemas !== undefined);
  return calls
    .map(([name, call]) => `export const ${name} = ${JSON.stringify({ ...call, schemas: undefined })};\n`)
    .join('');
}
