import { createHash } from 'node:crypto';
import type { FileFacts } from '@shared/contract/release';

export function factsOf(content: Uint8Array): FileFacts {
  return { sha256: createHash('sha256').update(content).digest('base64'), size: content.length };
}

export function factsOfAll(files: Map<string, Buffer>): Record<string, FileFacts> {
  return Object.fromEntries(
    [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, content]) => [name, factsOf(content)]),
  );
}
