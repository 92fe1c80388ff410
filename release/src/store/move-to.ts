import { rename, rm } from 'node:fs/promises';

/**
 * Makes a finished folder visible by one rename; tells whether this call did. What stands there already stays if it is
 * `whole`; the rest of a copy that broke off goes, since nothing refers to it.
 */
export async function moveTo(target: string, finished: string, whole: () => Promise<unknown>): Promise<boolean> {
  try {
    await rename(finished, target);
    return true;
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    if (await whole()) return false;
  }
  await rm(target, { recursive: true, force: true });
  await rename(finished, target);
  return true;
}
