import { randomBytes } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { type FileHandle, link, mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brokenOff, storageErrorFrom } from './errors';
import { flushFolder } from './flush-folder';
import { isMissing } from './is-missing';
import type { ByteRange, Storage, StoredBody, StoredEntry, StoredStream, StreamedBody } from './storage';
import { checkStorageKey } from './storage-key';

/** ms; what is done under a lock takes a few. */
const LOCK_LIVES = 10_000;

/**
 * The store in a folder. A file is written beside its place, flushed, and linked into it; the folder is flushed before a
 * write returns, so that nothing ever points at what a loss of power takes away. Names that begin with a dot are its own.
 */
export class FileStorage implements Storage {
  readonly linkOrigin = null;
  /** Folders whose names this process knows to be flushed. */
  private readonly lasting = new Set<string>();

  constructor(readonly place: string) {}

  async get(key: string): Promise<StoredBody | null> {
    return this.doing(`GET ${key}`, async () => {
      checkStorageKey(key);
      const handle = await open(this.fileOf(key)).catch(nullWhereMissing);
      if (!handle) return null;
      try {
        const tag = tagOf(await handle.stat({ bigint: true }));
        return { body: await handle.readFile(), tag };
      } catch (error) {
        // A folder has this name.
        if ((error as NodeJS.ErrnoException).code === 'EISDIR') return null;
        throw error;
      } finally {
        await handle.close();
      }
    });
  }

  async stream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    return this.doing(`GET ${key}`, async () => {
      checkStorageKey(key);
      const handle = await open(this.fileOf(key)).catch(nullWhereMissing);
      if (!handle) return null;
      const found = await handle.stat({ bigint: true });
      if (!found.isFile()) {
        await handle.close();
        return null;
      }
      return { body: handle.createReadStream(range), size: Number(found.size), tag: tagOf(found) };
    });
  }

  async putIfAbsent(key: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    return this.doing(`PUT ${key}`, async () => {
      checkStorageKey(key);
      const file = this.fileOf(key);
      const made = (await this.tagAt(file)) === null && (await this.made(file, body));
      // A file that somebody else put there a moment ago is flushed, too: who is told that it is there goes on from it.
      await flushFolder(path.dirname(file));
      return made;
    });
  }

  /**
   * A file system renames, but not on a condition: who replaces holds a lock beside the file while it looks and renames,
   * for some milliseconds. One that is older is of a process that died.
   */
  async putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    return this.doing(`PUT ${key}`, async () => {
      checkStorageKey(key);
      const file = this.fileOf(key);
      const draft = await this.draft(file, body);
      const lock = path.join(path.dirname(file), `.${path.basename(file)}.lock`);
      try {
        await takeLock(lock);
        try {
          if ((await this.tagAt(file)) !== tag) return false;
          await rename(draft, file);
        } finally {
          await forget(lock);
        }
        await flushFolder(path.dirname(file));
        return true;
      } finally {
        await forget(draft);
      }
    });
  }

  async *list(prefix: string): AsyncIterable<StoredEntry> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    checkStorageKey(`${prefix}x`);
    yield* this.below(folder, prefix);
  }

  async delete(key: string): Promise<void> {
    await this.doing(`DELETE ${key}`, async () => {
      checkStorageKey(key);
      const file = this.fileOf(key);
      await rm(file, { force: true });
      await flushFolder(path.dirname(file)).catch(nullWhereMissing);
    });
  }

  async sweep(before: number): Promise<number> {
    return this.doing('SWEEP', async () => {
      const entries = await readdir(this.place, { recursive: true, withFileTypes: true }).catch(nullWhereMissing);
      let swept = 0;
      for (const entry of entries ?? []) {
        if (!entry.isFile() || !/^\..*\.(?:draft|lock)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const known = await stat(file).catch(nullWhereMissing);
        if (!known || known.mtimeMs >= before) continue;
        await rm(file, { force: true });
        swept += 1;
      }
      return swept;
    });
  }

  link(): Promise<null> {
    return Promise.resolve(null);
  }

  async free(): Promise<number> {
    return this.doing('STATFS', async () => {
      await this.makeFolder(this.place);
      const { bavail, bsize } = await statfs(this.place);
      return bavail * bsize;
    });
  }

  private async *below(folder: string, prefix: string): AsyncIterable<StoredEntry> {
    const opened = await this.doing(`LIST ${folder}`, () =>
      opendir(path.join(this.place, folder)).catch(nullWhereMissing),
    );
    if (!opened) return;
    for await (const entry of opened) {
      const key = folder + entry.name;
      // A folder may lead to the prefix, or lie below it.
      if (entry.name.startsWith('.') || !(key.startsWith(prefix) || prefix.startsWith(`${key}/`))) continue;
      if (entry.isDirectory()) yield* this.below(`${key}/`, prefix);
      else if (entry.isFile()) {
        const known = await stat(this.fileOf(key)).catch(nullWhereMissing);
        if (known) yield { key, size: known.size, modified: known.mtimeMs };
      }
    }
  }

  private fileOf(key: string): string {
    return path.join(this.place, key);
  }

  private async tagAt(file: string): Promise<string | null> {
    const found = await stat(file, { bigint: true }).catch(nullWhereMissing);
    return found && tagOf(found);
  }

  private async made(file: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    const draft = await this.draft(file, body);
    try {
      return await linked(draft, file);
    } finally {
      await forget(draft);
    }
  }

  /** A flushed file beside `file`, under a name of its own. */
  private async draft(file: string, body: Uint8Array | StreamedBody): Promise<string> {
    await this.makeFolder(path.dirname(file));
    const draft = path.join(path.dirname(file), `.${randomBytes(9).toString('hex')}.draft`);
    let handle: FileHandle | undefined;
    try {
      handle = await open(draft, 'wx');
      if (body instanceof Uint8Array) await handle.writeFile(body);
      else await writePieces(handle, body);
      await handle.datasync();
      await handle.close();
      return draft;
    } catch (error) {
      await handle?.close().catch(() => undefined);
      await forget(draft);
      throw error;
    }
  }

  /** Makes a folder that lasts. One that is there may have been made just now, by somebody who did not flush it yet. */
  private async makeFolder(folder: string): Promise<void> {
    const first = await mkdir(folder, { recursive: true });
    const end = Math.min(this.place.length, first?.length ?? Infinity);
    const chain: string[] = [];
    for (let name = folder; name.length >= end; name = path.dirname(name)) {
      // A folder that was made anew was removed since it was known.
      if (this.lasting.has(name) && name.length < (first?.length ?? Infinity)) break;
      await flushFolder(path.dirname(name));
      chain.push(name);
    }
    for (const name of chain) this.lasting.add(name);
  }

  private async doing<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw storageErrorFrom(error, `${what} in ${this.place}`);
    }
  }
}

async function writePieces(handle: FileHandle, { pieces, size }: StreamedBody): Promise<void> {
  let written = 0;
  for await (const piece of pieces) {
    written += piece.length;
    if (written > size) break;
    await handle.writeFile(piece);
  }
  if (written !== size) throw brokenOff(written, size);
}

/** A draft that cannot be removed now is swept later: it changes nothing of what became of the write. */
async function forget(draft: string): Promise<void> {
  await rm(draft, { force: true }).catch(() => undefined);
}

async function takeLock(lock: string): Promise<void> {
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const held = await stat(lock).catch(nullWhereMissing);
    // Moved away first: of two who find it dead, one buries it.
    if (held && Date.now() - held.mtimeMs > LOCK_LIVES) {
      const grave = `${lock}.${randomBytes(6).toString('hex')}.draft`;
      await rename(lock, grave).catch(nullWhereMissing);
      await forget(grave);
    } else await wait(1 + Math.random() * 4);
  }
}

async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function tagOf({ ino, mtimeNs, size }: Pick<BigIntStats, 'ino' | 'mtimeNs' | 'size'>): string {
  return `${ino}-${mtimeNs}-${size}`;
}

function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
