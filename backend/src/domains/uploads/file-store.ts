import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredFile {
  name: string;
  /** When it was last written, Unix milliseconds. */
  modified: number;
}

/** Keeps uploaded bytes by name: a folder here, object storage elsewhere. */
export interface FileStore {
  /** Whole or not at all, and on the disk when it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** One that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Everything that is there, what never became whole (`.part`) too. */
  list(): Promise<StoredFile[]>;
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
    remove: (name) => rm(join(folder, name), { force: true }),
    async list() {
      const names = await readdir(folder);
      const files = await Promise.all(names.map((name) => storedFile(folder, name)));
      return files.filter((file) => file !== null);
    },
  };
}

/** Null for what went meanwhile, and for what is no file. */
async function storedFile(folder: string, name: string): Promise<StoredFile | null> {
  const found = await stat(join(folder, name)).catch(() => null);
  return found?.isFile() ? { name, modified: found.mtimeMs } : null;
}
