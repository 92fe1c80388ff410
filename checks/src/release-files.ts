import type { ReleaseFiles } from '@shared/contract/release';
import { compositionPointerSchema, releaseFilesSchema } from '@shared/contract/release/schemas';

/** The version and the files of each release of the live composition, by the package's name. */
export async function releaseFiles(origin: string): Promise<Map<string, { version: string; files: ReleaseFiles }>> {
  const json = async (path: string): Promise<unknown> => (await fetch(`${origin}/${path}`)).json();
  const { releases } = compositionPointerSchema.parse(await json('composition.json'));
  const all = Object.entries(releases).map(
    async ([name, { version, files }]) =>
      [name, { version, files: releaseFilesSchema.parse(await json(files)) }] as const,
  );
  return new Map(await Promise.all(all));
}
