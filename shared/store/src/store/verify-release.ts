import type { Release } from '@shared/contract/release';
import { ReleaseError } from '../release-error';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { factsOf } from './file-facts';
import { type Store, keys } from './store';

/** Refuses a release that is not in the store as it was published: a copy that broke off, or a file changed since. */
export async function verifyRelease(store: Store, release: Release): Promise<void> {
  const { name, version } = release;
  await eachAtOnce(filesOf(release), async ([key, { sha256 }]) => {
    const shown = key.replace(`releases/${name}/${version}/`, '').replace(`assets/${name}/`, '');
    const found = await store.storage.get(key);
    if (!found)
      throw new ReleaseError(`${name}@${version} is incomplete in the store: ${shown} is missing; publish it again`);
    if (factsOf(found.body).sha256 !== sha256)
      throw new ReleaseError(
        `${name}@${version} was changed in the store: ${shown} is not the file that was published`,
      );
  });
}

/** Every file of a release by its key, with the SHA-256 that it has to have, base64. */
export function filesOf(release: Release): Map<string, { sha256: string }> {
  const { name, version, files, manifest, nodeFiles, publicFiles } = release;
  const found = new Map<string, { sha256: string }>();
  for (const [file, facts] of Object.entries(files)) found.set(keys.asset(name, file), facts);
  found.set(keys.asset(name, manifest.file), manifest);
  for (const [folder, known] of Object.entries({ node: nodeFiles, public: publicFiles }))
    for (const [file, facts] of Object.entries(known))
      found.set(keys.release(name, version, `${folder}/${file}`), facts);
  return found;
}
