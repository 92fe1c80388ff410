import { open } from 'node:fs/promises';

/** Makes the names in a folder last: what was linked, renamed or removed before survives the loss of power. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
