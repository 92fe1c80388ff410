import { join } from 'node:path';

/** Paths of the embedded database in the data folder, and of the lock that guards it. */
export function pgliteFolder(dataDir: string): { data: string; lock: string } {
  const data = join(dataDir, 'db');
  return { data, lock: `${data}.lock` };
}
