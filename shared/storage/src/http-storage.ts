import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StorageError } from './errors';
import { checkStorageKey, isStorageKey } from './storage-key';
import type { ByteRange, Storage, StoredBody, StoredEntry, StoredStream } from './storage';

/** ms that an answer may take, times that it is asked for, and bytes that it may have: the largest file of a release has 100 MB. */
const PATIENCE = 60_000;
const TRIES = 3;
const LARGEST = 110e6;

const listSchema = z.array(z.object({ key: z.string(), size: z.number(), modified: z.number() }));

/**
 * A store behind a release service, to be read alone. The service is believed nothing: whoever reads a store verifies it.
 * Names and files of other readers are none of its business, so that a list holds what a release needs and nothing else.
 */
export class HttpStorage implements Storage {
  readonly linkOrigin = null;

  /** @param place as in `https://releases.example.com/store` */
  constructor(readonly place: string) {}

  async get(key: string): Promise<StoredBody | null> {
    checkStorageKey(key);
    const body = await this.ask(`/${key.split('/').map(encodeURIComponent).join('/')}`);
    return body && { body, tag: createHash('sha256').update(body).digest('hex') };
  }

  async stream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    return streamOf(await this.get(key), range);
  }

  async *list(prefix: string): AsyncIterable<StoredEntry> {
    const body = await this.ask(`?prefix=${encodeURIComponent(prefix)}`);
    const entries = listSchema.safeParse(parse(body));
    if (!entries.success) throw failed(`${this.place} is no release service: it gives no list of ${prefix || 'keys'}`);
    for (const entry of entries.data) if (entry.key.startsWith(prefix) && isStorageKey(entry.key)) yield entry;
  }

  putIfAbsent(): Promise<never> {
    return this.refuseWrite();
  }
  putIfMatch(): Promise<never> {
    return this.refuseWrite();
  }
  delete(): Promise<never> {
    return this.refuseWrite();
  }
  sweep(): Promise<never> {
    return this.refuseWrite();
  }
  link(): Promise<null> {
    return Promise.resolve(null);
  }
  free(): Promise<null> {
    return Promise.resolve(null);
  }

  private refuseWrite(): Promise<never> {
    const sentence = `${this.place} is a release service: it takes signed releases and decisions and nothing else; run this where DATA_DIR or STORE is the folder or the bucket itself`;
    return Promise.reject(new StorageError('StorageRefusedError', sentence));
  }

  /** The body of an answer; null where there is nothing. Asked again where a connection is lost: a kept one may end as it is used. */
  private async ask(below: string, tries = TRIES): Promise<Buffer | null> {
    let answer: Response;
    let body: Buffer;
    try {
      answer = await fetch(this.place + below, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
      body = await bodyOf(answer);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (tries > 1) return this.ask(below, tries - 1);
      const { message, cause } = error as Error;
      const why = cause instanceof Error ? cause.message : message;
      throw new StorageError('StorageAwayError', `${this.place} does not answer: ${why}`, { cause: error });
    }
    if (answer.status === 404) return null;
    if (answer.status === 200) return body;
    const away = answer.status >= 500 || answer.status === 429;
    const sentence = `${this.place} answers ${answer.status} to ${below}`;
    throw away ? new StorageError('StorageAwayError', sentence) : failed(sentence);
  }
}

/** A body that is there whole, piece by piece. */
export function streamOf(
  found: StoredBody | null,
  { start, end }: ByteRange = { start: 0, end: Infinity },
): StoredStream | null {
  return found && { ...found, body: Readable.from([found.body.subarray(start, end + 1)]), size: found.body.length };
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.length;
    if (size > LARGEST) throw failed(`${answer.url} gives more than ${LARGEST / 1e6} MB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function parse(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return null;
  }
}

function failed(sentence: string): StorageError {
  return new StorageError('StorageFailedError', sentence);
}
