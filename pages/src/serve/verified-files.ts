import { ReleaseError } from '@shared/store/release-error';
import { sha256Of } from '@shared/store/sha256';
import type { Storage } from '@shared/storage';
import {
  type BrotliDecompress,
  type BrotliOptions,
  type Gunzip,
  type ZlibOptions,
  brotliDecompress,
  gunzip,
} from 'node:zlib';

/** Bytes of verified files that are kept: every page and script of a site that are asked for often. */
const MOST = 64 * 1024 * 1024;
/** Larger bodies are read again each time: one would push out what most visitors ask for. */
const LARGEST = MOST / 4;

export type Encoding = '' | '.br' | '.gz';

export interface WantedFile {
  /** Storage key of the raw file; its compressed forms are beside it. */
  key: string;
  /** The hash of the raw file, hexadecimal. */
  sha256: string;
  /** Bytes of the raw file; null where nobody says, as of a release's own list of files. */
  size: number | null;
  encoding: Encoding;
  /** Key that its compressed forms are found under instead. */
  packed?: string | undefined;
  /** Why a file may not be served though it is what was released; null where it may. */
  problem?: ((raw: Buffer) => string | null) | undefined;
}

/** Is told of a stored form, by its key, that is not what was released, and of each that is. */
export interface FormReports {
  damaged: (key: string, cause?: unknown) => void;
  whole: (key: string) => void;
}

/** Bytes that a file without a known size may have. */
const LARGEST_UNKNOWN = 4 * 1024 * 1024;
/** ms for which a file that does not verify is not looked at again: hashing it for each request would be work for nothing. */
const PATIENCE = 1000;
/** Files that are read and hashed at once; all others wait. */
const AT_ONCE = 8;

/**
 * Files of the store, whose bytes are given out only if they are those that were released: a byte that was changed anywhere
 * in the store is never served. What verified once is given from memory, the same bytes to everybody.
 */
export class VerifiedFiles {
  private readonly recent = new RecentBodies();
  private readonly loading = new Map<string, Promise<Buffer | null>>();
  private readonly refused = new Map<string, number>();
  private readonly waiting: (() => void)[] = [];
  private busy = 0;

  constructor(
    private readonly storage: Pick<Storage, 'get'>,
    private readonly reports: FormReports,
  ) {}

  /** The bytes of one form; null where it is missing or not what was released. The raw one is made from a compressed one if need be. */
  async load(wanted: WantedFile): Promise<Buffer | null> {
    const content = `${wanted.sha256}${wanted.encoding}${wanted.encoding === '' ? '' : (wanted.packed ?? '')}`;
    const kept = this.recent.get(content);
    if (kept) return kept;
    // The same content may be whole at one place and damaged at another.
    const place = `${wanted.key} ${content}`;
    if ((this.refused.get(place) ?? 0) > Date.now()) return null;
    const running = this.loading.get(place);
    if (running) return running;
    const load = this.inTurn(() => this.read(wanted)).finally(() => this.loading.delete(place));
    this.loading.set(place, load);
    const body = await load;
    if (body) this.recent.keep(content, body);
    else this.refuse(place);
    return body;
  }

  /** Keeps the bytes of a raw file that were verified elsewhere. */
  keep(sha256: string, body: Buffer): void {
    this.recent.keep(sha256, body);
  }

  private async read(wanted: WantedFile): Promise<Buffer | null> {
    const { encoding } = wanted;
    const stored = await this.form(wanted, encoding);
    if (stored || encoding !== '') return stored?.body ?? null;
    return ((await this.form(wanted, '.br')) ?? (await this.form(wanted, '.gz')))?.raw ?? null;
  }

  /** Reads a form as it is stored, with what it holds; null where it does not hold what was released. */
  private async form(wanted: WantedFile, encoding: Encoding): Promise<{ body: Buffer; raw: Buffer } | null> {
    const key = (encoding === '' ? wanted.key : (wanted.packed ?? wanted.key)) + encoding;
    try {
      const stored = await this.storage.get(key);
      if (!stored) return null;
      const { body } = stored;
      const raw = encoding ? await unpack(body, encoding, wanted.size ?? LARGEST_UNKNOWN) : body;
      if (raw && isReleased(raw, wanted)) {
        const problem = wanted.problem?.(raw) ?? null;
        if (problem !== null) throw new ReleaseError(problem);
        this.reports.whole(key);
        return { body, raw };
      }
      this.reports.damaged(key);
    } catch (error) {
      this.reports.damaged(key, error);
    }
    return null;
  }

  private refuse(place: string): void {
    const now = Date.now();
    for (const [known, until] of this.refused) if (until <= now) this.refused.delete(known);
    this.refused.set(place, now + PATIENCE);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.busy += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}

function isReleased(raw: Buffer, { sha256, size }: WantedFile): boolean {
  return (size === null || raw.length === size) && sha256Of(raw) === sha256;
}

/** Bodies by a name for their content; what was asked for longest ago goes first. */
class RecentBodies {
  private readonly bodies = new Map<string, Buffer>();
  private bytes = 0;

  get(name: string): Buffer | undefined {
    const body = this.bodies.get(name);
    if (!body) return undefined;
    this.bodies.delete(name);
    this.bodies.set(name, body);
    return body;
  }

  keep(name: string, body: Buffer): void {
    if (body.length > LARGEST || this.bodies.has(name)) return;
    this.bodies.set(name, body);
    this.bytes += body.length;
    for (const [oldest, { length }] of this.bodies) {
      if (this.bytes <= MOST) return;
      this.bodies.delete(oldest);
      this.bytes -= length;
    }
  }
}

/** The result with `info`, which says how far the input was read; the types do not know of it. */
type Unpacked = Buffer | { buffer: Buffer; engine: BrotliDecompress | Gunzip };

type Unpack = (
  body: Buffer,
  options: BrotliOptions & ZlibOptions,
  done: (error: Error | null, unpacked: Unpacked) => void,
) => void;

/**
 * The content of a compressed file, of `size` bytes at most; null where it is no compressed file, holds more, or goes on
 * after its end.
 */
function unpack(body: Buffer, encoding: '.br' | '.gz', size: number): Promise<Buffer | null> {
  const run: Unpack = encoding === '.br' ? brotliDecompress : gunzip;
  const options = { maxOutputLength: Math.max(1, size), info: true };
  return new Promise((resolve) =>
    run(body, options, (error, unpacked) => {
      if (error) resolve(null);
      else if (Buffer.isBuffer(unpacked)) resolve(unpacked);
      else resolve(unpacked.engine.bytesWritten === body.length ? unpacked.buffer : null);
    }),
  );
}
