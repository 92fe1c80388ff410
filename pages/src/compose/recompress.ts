import type { Composition } from '@shared/contract/release';
import { putContent } from '@shared/storage/put-content';
import { compress, isCompressible } from '@shared/store/store/compress';
import { type Store, keys } from '@shared/store/store/store';
import { readPartFile } from './read-part-file';

/** The folder beside a part's pages that holds them compressed as far as it goes; `done` says that all are there. */
export const BEST = 'best';

/**
 * Compresses the pages of a composition as far as it goes. Done after it is live: a promotion does not wait for it, and
 * the page is the same before and after.
 */
export async function recompress(store: Store, composition: Composition): Promise<void> {
  for (const reference of Object.values(composition.parts)) {
    const done = keys.part(reference.key, `${BEST}/done`);
    if (await store.storage.get(done)) continue;
    const { files } = await store.readPart(reference);
    for (const [name, file] of Object.entries(files).filter(([known]) => isCompressible(known))) {
      const content = await readPartFile(store.storage, reference.key, { name, ...file });
      if (!content) continue;
      for (const [extension, compressed] of await compress(content, 'highest'))
        await putContent(store.storage, keys.part(reference.key, `${BEST}/${name}${extension}`), compressed);
    }
    await store.storage.putIfAbsent(done, Buffer.from('\n'));
  }
}
