import { open, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps uploaded bytes by name: a folder here, object storage elsewhere. */
export interface FileStore {
  /** Whole or not at all, and on the disk when it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The folder that the files can be sent from. */
  readonly folder: string;
}

export async function openFileStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  return {
    folder,
    async put(name, bytes) {
      const draft = join(folder, `${name}.part`);
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
