import { PassThrough, Readable, pipeline } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { StorageError } from '../errors';
import type { ByteRange, LinkOptions, Storage, StoredBody, StoredEntry, StoredStream, StreamedBody } from '../storage';
import { checkStorageKey, isStorageKey } from '../storage-key';
import { Bucket, clientOf } from './bucket';
import { outcomeOf } from './bucket-errors';
import { type BucketOptions, linkOriginOf } from './bucket-options';
import { limits, pause } from './limits';
import { StreamedPieces } from './streamed-pieces';
import { wholeBody } from './whole-body';
import { type Mark, markOf, markOfTag, metadataOf, nextHistory, tagOf } from './write-mark';

/** Condition of a write: that nothing is there, or just this. */
type Condition = 'absent' | Mark;

export interface ObjectStorageOptions extends BucketOptions {
  /** Whether the bucket holds conditions (`probe`); without them nothing may be kept there that two may write at once. */
  conditions?: boolean;
}

/**
 * The store in a bucket, by S3's API. Conditions stand on PutObject alone: elsewhere some stores pass over them. A write
 * whose answer was lost is looked for by its name before it is made again, so that none is made twice or reported wrongly.
 */
export class ObjectStorage implements Storage {
  private readonly bucket: Bucket;
  private readonly conditions: boolean;
  private signing: S3Client | undefined;
  /** How a tag stands in a condition. HTTP quotes it, and Ceph compares it with the quotation marks: what held once is kept. */
  private quoted: { yes: boolean; known: boolean } = { yes: true, known: false };

  constructor({ conditions = true, ...options }: ObjectStorageOptions) {
    this.bucket = new Bucket(options);
    this.conditions = conditions;
  }

  get place(): string {
    return this.bucket.place;
  }

  get linkOrigin(): string {
    return linkOriginOf(this.bucket.options);
  }

  /** ms by which the store's clock was ahead when it answered last; null before. */
  get clock(): number | null {
    return this.bucket.clock;
  }

  async get(key: string): Promise<StoredBody | null> {
    checkStorageKey(key);
    return this.bucket.ask(`GET ${key}`, async (silence) => {
      const found = await this.bucket.client.send(new GetObjectCommand(this.at(key)), { abortSignal: silence.signal });
      return { body: await wholeBody(found, silence), tag: tagOf(markOf(found, key)) };
    });
  }

  async stream(key: string, range?: ByteRange): Promise<StoredStream | null> {
    checkStorageKey(key);
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      return await this.bucket.ask(`GET ${key}`, async ({ signal }) => {
        // The limit ends where the body begins: who takes a large one may take their time.
        const found = await this.bucket.client.send(new GetObjectCommand({ ...this.at(key), Range }), {
          abortSignal: signal,
        });
        return streamOf(found, { key, range });
      });
    } catch (error) {
      if (!range || !isBeyond(error)) throw error;
      const found = await this.head(key);
      return found && { body: Readable.from([]), size: found.size, tag: tagOf(found) };
    }
  }

  async putIfAbsent(key: string, body: Uint8Array | StreamedBody): Promise<boolean> {
    checkStorageKey(key);
    if (!(body instanceof Uint8Array)) return this.putStream(key, body);
    if (this.conditions) return this.put(key, body, 'absent');
    return (await this.head(key)) === null && this.put(key, body, null);
  }

  async putIfMatch(key: string, body: Uint8Array, tag: string): Promise<boolean> {
    checkStorageKey(key);
    if (this.conditions) return this.put(key, body, markOfTag(tag));
    const there = await this.head(key);
    return there !== null && tagOf(there) === tag && this.put(key, body, null);
  }

  async *list(prefix: string): AsyncIterable<StoredEntry> {
    const begins = this.bucket.keyOf('');
    let ContinuationToken: string | undefined;
    do {
      const page = await this.bucket.ask(`LIST ${prefix}`, ({ signal }) =>
        this.bucket.client.send(
          new ListObjectsV2Command({ Bucket: this.bucket.options.bucket, Prefix: begins + prefix, ContinuationToken }),
          { abortSignal: signal },
        ),
      );
      for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
        const key = Key.slice(begins.length);
        // Somebody's mark of a folder, or what came there by other ways.
        if (Key.startsWith(begins) && isStorageKey(key))
          yield { key, size: Size, modified: LastModified?.getTime() ?? 0 };
      }
      ContinuationToken = page?.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  async delete(key: string): Promise<void> {
    checkStorageKey(key);
    await this.bucket.ask(`DELETE ${key}`, ({ signal }) =>
      this.bucket.client.send(new DeleteObjectCommand(this.at(key)), { abortSignal: signal }),
    );
  }

  /** A body is one request, which is done whole or not at all: what is left is of probes whose process was killed. */
  async sweep(before: number): Promise<number> {
    let swept = 0;
    for await (const { key, modified } of this.list(limits.probe)) {
      if (modified >= before) continue;
      await this.delete(key);
      swept += 1;
    }
    return swept;
  }

  async link(key: string, { seconds, type, disposition }: LinkOptions): Promise<string> {
    checkStorageKey(key);
    const { options } = this.bucket;
    const request = { ...this.at(key), ResponseContentType: type, ResponseContentDisposition: disposition };
    // Signed for the name that a browser asks; nothing is sent.
    this.signing ??= clientOf(options, options.publicEndpoint ?? options.endpoint);
    const expiresIn = Math.min(seconds, limits.longestLink);
    return getSignedUrl(this.signing, new GetObjectCommand(request), { expiresIn });
  }

  free(): Promise<null> {
    return Promise.resolve(null);
  }

  private at(key: string) {
    return { Bucket: this.bucket.options.bucket, Key: this.bucket.keyOf(key) };
  }

  private head(key: string): Promise<(Mark & { size: number }) | null> {
    return this.bucket.ask(`HEAD ${key}`, async ({ signal }) => {
      const found = await this.bucket.client.send(new HeadObjectCommand(this.at(key)), { abortSignal: signal });
      return { ...markOf(found, key), size: found.ContentLength ?? 0 };
    });
  }

  /** Writes; where the answer is lost, it is looked whether that was done before it is done again. */
  private async put(key: string, body: Uint8Array, condition: Condition | null): Promise<boolean> {
    const what = `PUT ${key}`;
    const history = nextHistory(typeof condition === 'object' ? (condition?.history ?? []) : []);
    let unsure = false;
    for (let number = 1; ; number += 1) {
      const { yes } = this.quoted;
      const request = { ...this.at(key), Body: body, Metadata: metadataOf(history), ...headerOf(condition, yes) };
      try {
        await this.bucket.attempt(
          ({ signal }) => this.bucket.client.send(new PutObjectCommand(request), { abortSignal: signal }),
          body.length,
        );
        if (typeof condition === 'object') this.quoted = { yes, known: true };
        return true;
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === 'refused') throw this.bucket.named(error, what);
        unsure ||= outcome === 'unknown';
        const came = condition && (await this.cameOf({ key, name: history[0], condition, unsure }));
        if (typeof came === 'boolean') return came;
        if (number >= limits.attempts) throw this.bucket.named(error, what);
        if (outcome === 'taken' && !this.quoted.known) this.quoted = { yes: !yes, known: false };
        else await pause(number);
      }
    }
  }

  /** Outcome of a write, as the key shows it; null: it was not done, and may be done again. */
  private async cameOf(write: {
    key: string;
    name: string;
    condition: Condition;
    unsure: boolean;
  }): Promise<boolean | null> {
    const { key, name, condition, unsure } = write;
    const there = await this.head(key);
    if (there?.history.includes(name)) return true;
    if (condition === 'absent') return there ? false : null;
    if (there && tagOf(there) === tagOf(condition)) return null;
    const [replaced] = condition.history;
    // A different write stands where this one would.
    if (!unsure || (replaced !== undefined && there?.history.includes(replaced))) return false;
    throw new StorageError(
      'StorageFailedError',
      `Nobody knows whether PUT ${key} in ${this.place} was done: its answer was lost, and what is there now tells nothing of it`,
    );
  }

  /** Makes a single attempt: what came piece by piece does not come again. */
  private async putStream(key: string, body: StreamedBody): Promise<boolean> {
    const what = `PUT ${key}`;
    if (body.size > limits.largestBody)
      throw new StorageError(
        'StorageRefusedError',
        `${key} has ${body.size} bytes, and a bucket takes 5 GB in one piece: nothing larger is kept in ${this.place}`,
      );
    if (await this.head(key)) return false;
    const history = nextHistory([]);
    const pieces = new StreamedPieces(body);
    const request = { ...this.at(key), Body: pieces.stream, ContentLength: body.size, Metadata: metadataOf(history) };
    const command = new PutObjectCommand({ ...request, ...headerOf(this.conditions ? 'absent' : null, false) });
    try {
      await this.bucket.client.send(command, { abortSignal: pieces.signal });
      return true;
    } catch (error) {
      if (pieces.broken) throw pieces.broken;
      if (outcomeOf(error) === 'refused') throw this.bucket.named(error, what);
      const there = await this.head(key);
      if (there) return there.history.includes(history[0]);
      throw this.bucket.named(error, what);
    } finally {
      pieces.stream.destroy();
    }
  }
}

function headerOf(condition: Condition | null, quoted: boolean) {
  if (!condition) return {};
  if (condition === 'absent') return { IfNoneMatch: '*' };
  return { IfMatch: quoted ? `"${condition.etag}"` : condition.etag };
}

function streamOf(
  found: GetObjectCommandOutput,
  { key, range }: { key: string; range: ByteRange | undefined },
): StoredStream {
  const { Body, ContentLength, ContentRange } = found;
  const [, first, last, all] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(ContentRange ?? '') ?? [];
  const size = range ? Number(all) : ContentLength;
  const length = range ? Number(last) - Number(first) + 1 : ContentLength;
  if (!(Body instanceof Readable) || size === undefined || Number.isNaN(size) || length !== ContentLength)
    throw new StorageError('StorageFailedError', `The store does not say which bytes of ${key} it gives`);
  let came = 0;
  const counted = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      came += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(came === length ? null : new StorageError('StorageFailedError', `${key} broke off after ${came} bytes`));
    },
  });
  // An error of one is one of the other, and so is its end.
  pipeline(Body, counted, () => undefined);
  return { body: counted, size, tag: tagOf(markOf(found, key)) };
}

/** Whether a range begins behind the end. */
function isBeyond(error: unknown): boolean {
  const { cause } = error as { cause?: { name?: string } };
  return cause?.name === 'InvalidRange';
}
