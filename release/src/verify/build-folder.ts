import { constants } from 'node:fs';
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { isMissing } from '@shared/storage/is-missing';

/** Limits of a build: real ones have a tenth of it. Files by number, and MB of one and of all. */
export const MOST_FILES = 20_000;
export const LARGEST_FILE = 100;
export const LARGEST_BUILD = 500;

export interface BuildFiles {
  /** Its place, named in messages. */
  readonly folder: string;
  /** A file's content; null where there is none. */
  file: (name: string) => Promise<Buffer | null>;
  /** Paths of all files below one of its folders; none where there is no such folder. */
  names: (folder: string) => Promise<string[]>;
}

/** A build's folder, read so that nothing but its own plain files can come out of it. */
export class BuildFolder implements BuildFiles {
  private bytes = 0;

  constructor(readonly folder: string) {}

  async file(name: string): Promise<Buffer | null> {
    await this.refuseLinks(path.dirname(name));
    // A link is not followed, and a pipe not waited for.
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
    const handle = await open(path.join(this.folder, name), flags).catch((error: unknown) => {
      if (isMissing(error)) return null;
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ELOOP' || code === 'ENXIO') throw notPlain(name);
      throw error;
    });
    try {
      return handle && (await this.content(handle, name));
    } finally {
      await handle?.close();
    }
  }

  async names(folder: string): Promise<string[]> {
    await this.refuseLinks(folder);
    const names: string[] = [];
    const pending = [''];
    for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
      const entries = await readdir(path.join(this.folder, folder, below), { withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of entries) {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) pending.push(name);
        else if (entry.isFile()) names.push(name);
        else throw notPlain(`${folder}/${name}`);
        if (names.length + pending.length > MOST_FILES)
          throw new ReleaseError(`The build has more than ${MOST_FILES} files in ${folder}`);
      }
    }
    return names;
  }

  private async content(handle: FileHandle, name: string): Promise<Buffer> {
    const stats = await handle.stat();
    if (!stats.isFile()) throw notPlain(name);
    this.bytes += stats.size;
    if (stats.size > LARGEST_FILE * 1e6)
      throw new ReleaseError(`The build's ${name} has ${megabytes(stats.size)} MB, and ${LARGEST_FILE} are the most`);
    if (this.bytes > LARGEST_BUILD * 1e6) throw new ReleaseError(`The build has more than ${LARGEST_BUILD} MB`);
    // The file gives no more than its size said, should it grow meanwhile.
    const content = Buffer.alloc(stats.size);
    const { bytesRead } = await handle.read(content, 0, stats.size, 0);
    return content.subarray(0, bytesRead);
  }

  /** Every folder on the way to a file is one itself. */
  private async refuseLinks(folder: string): Promise<void> {
    const names = folder.split('/');
    for (const [index] of names.entries()) {
      const name = names.slice(0, index + 1).join('/');
      const stats = await lstat(path.join(this.folder, name)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (stats && !stats.isDirectory()) throw notPlain(name);
    }
  }
}

function notPlain(name: string): ReleaseError {
  return new ReleaseError(
    `The build's ${JSON.stringify(name)} is no plain file or folder: links and devices are refused`,
  );
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
