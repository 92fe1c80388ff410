import { createHash } from 'node:crypto';
import type { Build } from '@shared/contract/release';

/** A version for a build that nobody gave one: the same content, the same version. */
export function snapshotVersion(build: Build, others: readonly Map<string, Buffer>[]): string {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const files of others) for (const [name, content] of files) hash.update(name).update(content);
  return `0.0.0-local.${hash.digest('hex').slice(0, 10)}`;
}
