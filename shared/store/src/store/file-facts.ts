import { createHash } from 'node:crypto';
import type { FileFacts } from '@shared/contract/release';

export function factsOf(content: Uint8Array): FileFacts {
  return { sha256: createHash('sha256').update(content).digest('base64'), size: content.length };
}
