import { join } from 'node:path';

/** Where the embedded database lives in the data folder, and the lock that guards it. */
export function pgliteFolder(dataDir: string): { data: string; lock: string } {
  const data = join(dataDir, 'db');
  return { data, lock: `${data}.lock` };
}
