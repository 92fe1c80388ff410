import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Header of a file of the folder, before its body. */
interface Head {
  key: string;
  tag: string;
  /** The body's hash, hexadecimal. */
  sha256: string;
  /** The time at which it was fetched, by `Date.now()`. */
  at: number;
}

export interface HeldBody {
  body: Buffer;
  tag: string;
  at: number;
}

interface HeldFile {
  file: string;
  key: string;
  size: number;
  /** The time at which it was needed last, in ms. */
  used: number;
}

/** ms that pass before a file is marked as used again: a mark is a write. */
const MARK_EVERY = 3600_000;
/** Share of the bound that is left once room was made. */
const ROOM = 0.9;

/**
 * A folder that may lose anything at any time: copies of what a store holds. Each file has a hash of its bytes, so that one
 * that was cut off or changed is none. Nothing is flushed.
 */
export class CacheFolder {
  /** Bytes, about: other processes may use the same folder. Undefined until it was counted. */
  private bytes: number | undefined;
  private making: Promise<void> | undefined;

  /**
   * @param most bytes that it may hold
   * @param isDocument whether a key is needed to start at all: such files go last
   */
  constructor(
    private readonly folder: string,
    private readonly most: number,
    private readonly isDocument: (key: string) => boolean,
  ) {}

  /** Reads the body kept under a key; null where nothing was, or where it is not what was kept. */
  async read(key: string): Promise<HeldBody | null> {
    const file = this.fileOf(key);
    try {
      const handle = await open(file);
      try {
        const { mtimeMs } = await handle.stat();
        const held = parse(await handle.readFile(), key);
        if (!held) await this.drop(key);
        else if (Date.now() - mtimeMs > MARK_EVERY) await utimes(file, new Date(), new Date());
        return held;
      } finally {
        await handle.close();
      }
    } catch {
      return null;
    }
  }

  /** Keeps a copy; a folder that cannot be written keeps none. */
  async keep(key: string, { body, tag }: { body: Buffer; tag: string }): Promise<void> {
    const file = this.fileOf(key);
    const draft = path.join(path.dirname(file), `.${randomBytes(6).toString('hex')}`);
    const head: Head = { key, tag, sha256: hashOf(body), at: Date.now() };
    const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, whole);
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
      return;
    }
    if (this.bytes !== undefined) this.bytes += whole.length;
    // Room is made beside whoever reads, once at a time.
    if (this.bytes === undefined || this.bytes > this.most) this.making ??= this.makeRoom();
  }

  async drop(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true }).catch(() => undefined);
  }

  /** Keys that are held and begin with a prefix that ends with a slash, or is empty. */
  async *keys(prefix: string): AsyncIterable<HeldFile> {
    yield* this.below(prefix.slice(0, prefix.lastIndexOf('/') + 1));
  }

  /** Resolves once no room is being made. */
  async settled(): Promise<void> {
    await this.making;
  }

  private fileOf(key: string): string {
    return path.join(this.folder, key);
  }

  private async *below(folder: string): AsyncIterable<HeldFile> {
    const opened = await opendir(path.join(this.folder, folder)).catch(() => null);
    if (!opened) return;
    for await (const entry of opened) {
      const key = folder + entry.name;
      // A draft of a process that was killed, or of one that is at it.
      if (entry.isDirectory()) yield* this.below(`${key}/`);
      else if (entry.isFile()) {
        const file = this.fileOf(key);
        const known = await stat(file).catch(() => null);
        if (known) yield { file, key, size: known.size, used: known.mtimeMs };
      }
    }
  }

  /** Removes what was needed longest ago, documents last. */
  private async makeRoom(): Promise<void> {
    try {
      const held: HeldFile[] = [];
      for await (const file of this.below('')) held.push(file);
      let bytes = held.reduce((sum, { size }) => sum + size, 0);
      if (bytes > this.most) {
        const order = ({ key, used }: HeldFile) => used + (this.isDocument(key) ? Date.now() : 0);
        held.sort((a, b) => order(a) - order(b));
        for (const { file, size } of held) {
          if (bytes <= this.most * ROOM) break;
          await rm(file, { force: true });
          bytes -= size;
        }
      }
      this.bytes = bytes;
    } catch {
      // A folder that cannot be read holds nothing that could be counted.
      this.bytes = 0;
    } finally {
      this.making = undefined;
    }
  }
}

/** Lists that were kept, beside the copies: a name of a key never begins with a dot. */
export class ListFolder {
  private readonly known = new Map<string, string>();

  constructor(private readonly folder: string) {}

  async keep(prefix: string, entries: readonly object[]): Promise<void> {
    const text = JSON.stringify(entries);
    const sha256 = hashOf(Buffer.from(text));
    if (this.known.get(prefix) === sha256) return;
    const file = this.fileOf(prefix);
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, `${sha256}\n${text}`);
      await rename(draft, file);
      this.known.set(prefix, sha256);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  /** Reads what was kept last; null where nothing was, or where it is not what was kept. */
  async read(prefix: string): Promise<unknown> {
    const text = await readFile(this.fileOf(prefix), 'utf8').catch(() => '');
    const end = text.indexOf('\n');
    const list = text.slice(end + 1);
    return end > 0 && hashOf(Buffer.from(list)) === text.slice(0, end) ? JSON.parse(list) : null;
  }

  private fileOf(prefix: string): string {
    return path.join(this.folder, '.lists', hashOf(Buffer.from(prefix)));
  }
}

function parse(whole: Buffer, key: string): HeldBody | null {
  const end = whole.indexOf('\n');
  const head = end < 0 ? null : (JSON.parse(whole.subarray(0, end).toString()) as Head);
  const body = whole.subarray(end + 1);
  return head?.key === key && head.sha256 === hashOf(body) ? { body, tag: head.tag, at: head.at } : null;
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
