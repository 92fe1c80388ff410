import { type Hash, createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from '@shared/store/release-error';
import { GONE, type PublishRequest } from '../remote/wire';

/** Limits of what has not come whole. A real archive has a few MB. */
const usual = {
  bytes: 200e6,
  /** Archives that a key may be sending: another one takes the place of its oldest. Archives of all keys. */
  ofKey: 2,
  all: 16,
  /** ms after which an archive of which nothing came any more is removed. */
  idle: 900_000,
};

export type UploadLimits = typeof usual;

export interface Requested {
  request: PublishRequest;
  key: string;
  owner: string;
}

/** A refusal that has a status of its own. */
export class StatusError extends ReleaseError {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Upload extends Requested {
  id: string;
  file: string;
  /** Bytes that have come. */
  offset: number;
  /** Whether the release is new, once all of it is there. */
  result: Promise<boolean> | null;
}

interface Kept extends Upload {
  hash: Hash;
  /** The time at which a piece of it came last. */
  used: number;
  /** Whether a piece is being written. */
  busy: boolean;
}

/** Archives that come piece by piece. A service that starts anew has none: what came to the one before is sent again. */
export class Uploads {
  private readonly open = new Map<string, Kept>();
  private readonly limits: UploadLimits;

  constructor(
    private readonly folder: string,
    private readonly now: () => number,
    limits: Partial<UploadLimits> = {},
  ) {
    this.limits = { ...usual, ...limits };
  }

  /** Begins an archive, or goes on with the one that the same key sends for the same release. */
  async begin(requested: Requested): Promise<Upload> {
    await this.sweep();
    const { archive, bytes, release } = requested.request;
    const own = [...this.open.values()].filter(({ key }) => key === requested.key);
    const known = own.find(
      ({ request }) =>
        request.archive === archive &&
        request.bytes === bytes &&
        request.release.signed.releaseFile === release.signed.releaseFile,
    );
    if (known) return known;
    if (bytes > this.limits.bytes)
      throw new ReleaseError(`The archive has ${bytes} bytes, and ${this.limits.bytes} are the most`);
    const [oldest, ...others] = own.filter(({ result, busy }) => result === null && !busy);
    if (oldest && others.length + 1 >= this.limits.ofKey) await this.remove(oldest);
    if (this.open.size >= this.limits.all)
      throw new ReleaseError('Too many archives are on their way: try again in a few minutes');
    const id = randomBytes(16).toString('hex');
    const begun = { ...requested, id, file: path.join(this.folder, id), offset: 0, result: null };
    const upload: Kept = { ...begun, hash: createHash('sha256'), used: this.now(), busy: false };
    this.open.set(id, upload);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return upload;
  }

  /** The archive with this id; throws where there is none. */
  get(id: string): Kept {
    const upload = this.open.get(id);
    if (!upload) throw new StatusError(GONE, 'This archive is not on its way here: begin again');
    return upload;
  }

  /** Takes a piece; one that begins elsewhere than the archive ends changes nothing. Gives what is done with the whole: `finish` once it is there. */
  async append(
    id: string,
    { offset, piece }: { offset: number; piece: Buffer },
    finish: (upload: Upload) => Promise<boolean>,
  ): Promise<Upload> {
    const upload = this.get(id);
    if (upload.busy || upload.result || offset !== upload.offset) return upload;
    if (offset + piece.length > upload.request.bytes) {
      await this.remove(upload);
      throw new ReleaseError(
        `More came than the ${upload.request.bytes} bytes that the archive should have: send it again`,
      );
    }
    upload.busy = true;
    try {
      await appendFile(upload.file, piece);
    } catch (error) {
      await this.remove(upload);
      throw error;
    } finally {
      upload.busy = false;
    }
    upload.hash.update(piece);
    upload.offset += piece.length;
    upload.used = this.now();
    if (upload.offset === upload.request.bytes) upload.result = this.finish(upload, finish);
    return upload;
  }

  /** Removes what is on its way, once all that came whole was seen to. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.open.values()].map(async ({ result }) => result));
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The answer is kept for a while for whoever lost it; a refusal is not, since its reason may be gone. */
  private async finish(upload: Kept, work: (upload: Upload) => Promise<boolean>): Promise<boolean> {
    try {
      if (upload.hash.digest('hex') !== upload.request.archive)
        throw new ReleaseError('The archive is not the one that was signed: its SHA-256 differs; send it again');
      return await work(upload);
    } catch (error) {
      this.open.delete(upload.id);
      throw error;
    } finally {
      upload.used = this.now();
      await rm(upload.file, { force: true });
    }
  }

  /** Removes archives of which nothing came for long. */
  async sweep(): Promise<void> {
    for (const upload of this.open.values())
      if (this.now() - upload.used > this.limits.idle && !upload.busy) await this.remove(upload);
  }

  private async remove(upload: Kept): Promise<void> {
    this.open.delete(upload.id);
    await rm(upload.file, { force: true });
  }
}
