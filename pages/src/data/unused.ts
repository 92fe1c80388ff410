import type { Storage } from '@shared/storage';
import { keyOfPage } from '@shared/store/store/data-store';
import type { LivePart } from './live-part';

/** ms between two looks: page servers are seconds behind, never so much. */
const EVERY = 600_000;

/** Removes pages and shards of earlier data revisions: what two looks in a row found unused. */
export class Unused {
  private looked = Date.now();
  private unused = new Set<string>();

  constructor(private readonly storage: Storage) {}

  /** @param now ms since 1970 */
  async remove(parts: Iterable<LivePart>, now = Date.now()): Promise<void> {
    if (now - this.looked < EVERY) return;
    this.looked = now;
    const used = new Set([...parts].flatMap((part) => [...part.shardKeys, ...keysOf(part)]));
    const unused = new Set<string>();
    for (const folder of ['data/pages/', 'data/shards/'])
      for await (const { key } of this.storage.list(folder)) {
        if (used.has(key)) continue;
        if (this.unused.has(key)) await this.storage.delete(key);
        else unused.add(key);
      }
    this.unused = unused;
  }
}

function keysOf({ entries }: LivePart): string[] {
  return [...entries.values()].flatMap(({ target, page }) => (page ? `${keyOfPage(target.file, page.sha256)}.br` : []));
}
