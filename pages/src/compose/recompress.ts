import type { PartReference, Revision } from '@shared/contract/release';
import { compositionsOf } from '@shared/contract/release/canaries';
import { putContent } from '@shared/storage/put-content';
import { compress, isCompressible } from '@shared/store/store/compress';
import { type Store, keys } from '@shared/store/store/store';
import { readPartFile } from './read-part-file';

/** The folder beside a part's pages that holds them compressed as far as it goes; `done` says that all are there. */
export const BEST = 'best';

/**
 * Compresses the pages that a revision serves as far as it goes, those of canaries too: they are measured beside stable's. Done
 * after it is live: a promotion does not wait for it, and the page is the same before and after.
 */
export async function recompress(store: Store, revision: Revision | null): Promise<void> {
  for (const composition of compositionsOf(revision))
    for (const part of Object.values((await store.readComposition(composition)).parts))
      await recompressPart(store, part);
}

async function recompressPart(store: Store, part: PartReference): Promise<void> {
  const done = keys.part(part.key, `${BEST}/done`);
  if (await store.storage.get(done)) return;
  const { files } = await store.readPart(part);
  for (const [name, file] of Object.entries(files).filter(([known]) => isCompressible(known))) {
    const content = await readPartFile(store.storage, part.key, { name, ...file });
    if (!content) continue;
    for (const [extension, compressed] of await compress(content, 'highest'))
      await putContent(store.storage, keys.part(part.key, `${BEST}/${name}${extension}`), compressed);
  }
  await store.storage.putIfAbsent(done, Buffer.from('\n'));
}
