import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { writeAtomically } from '../store/atomic';
import { compress, isCompressible } from '../store/compress';
import type { Store } from '../store/store';
import type { Composition } from '@shared/contract/release';

/**
 * Compresses the pages of a composition as far as it goes. Done after it is live: a promotion does not wait for it, and
 * the page is the same before and after.
 */
export async function recompress(store: Store, composition: Composition, since: Composition | null): Promise<void> {
  for (const [name, { key }] of Object.entries(composition.parts)) {
    const done = store.part(key, 'recompressed');
    if (since?.parts[name]?.key === key || existsSync(done)) continue;
    const { files } = await store.readPart(key);
    for (const file of Object.keys(files).filter(isCompressible)) {
      const target = store.part(key, `pages/${file}`);
      for (const [extension, compressed] of await compress(await readFile(target), 'highest')) {
        await writeAtomically(target + extension, compressed);
      }
    }
    await writeAtomically(done, '');
  }
}
