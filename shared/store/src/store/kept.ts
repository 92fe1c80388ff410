import type { Kept } from '@shared/storage/cached-storage';

/** Documents that a page server needs before it can serve anything. */
const documents =
  /^(?:ledger|trust|configs|compositions)\/|^releases\/[^/]+\/[^/]+\/(?:release\.json|signatures\/)|^parts\/[^/]+\/part\.json$|^data\/shards\//;
const files = /^(?:assets|releases|parts|data\/pages)\//;

/** How a page server keeps a key of the store: all but the head of the data never changes, and is checked by whoever reads it. */
export function keptOf(key: string): Kept {
  if (key === 'data/head.json') return 'last';
  if (documents.test(key)) return 'document';
  return files.test(key) ? 'file' : null;
}
