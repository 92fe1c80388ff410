import { readFile } from 'node:fs/promises';
import { factsOf } from './file-facts';
import type { FileFacts, Release } from '@shared/contract/release';
import { ReleaseError } from '../release-error';
import { type Store, isMissing } from './store';

/** Refuses a release that is not in the store as it was published: a copy that broke off, or a file changed since. */
export async function verifyRelease(store: Store, release: Release): Promise<void> {
  const { name, version, files, manifest, nodeFiles, publicFiles } = release;
  const check = async (file: string, { sha256 }: Pick<FileFacts, 'sha256'>, shown: string) => {
    const content = await readFile(file).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!content)
      throw new ReleaseError(`${name}@${version} is incomplete in the store: ${shown} is missing; publish it again`);
    if (factsOf(content).sha256 !== sha256)
      throw new ReleaseError(
        `${name}@${version} was changed in the store: ${shown} is not the file that was published`,
      );
  };
  for (const [file, facts] of Object.entries({ ...files, [manifest.file]: manifest }))
    await check(store.assets(name, file), facts, file);
  for (const [folder, known] of Object.entries({ node: nodeFiles, public: publicFiles })) {
    for (const [file, facts] of Object.entries(known))
      await check(store.release(name, version, `${folder}/${file}`), facts, `${folder}/${file}`);
  }
}
