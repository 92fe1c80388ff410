import { S3Client } from '@aws-sdk/client-s3';
import { StorageError } from '../errors';
import { bucketErrorFrom, outcomeOf } from './bucket-errors';
import { type BucketOptions, placeOf } from './bucket-options';
import { limits, pause } from './limits';

/** Ends what has been silent for too long; whoever hears something begins anew. */
export interface Silence {
  signal: AbortSignal;
  heard: () => void;
}

/** A bucket as it is asked: with time-outs, and again where that may help. The client's own attempts are off. */
export class Bucket {
  readonly place: string;
  readonly client: S3Client;
  readonly endpoint: string;
  private ahead: number | null = null;

  constructor(readonly options: BucketOptions) {
    this.place = placeOf(options);
    this.endpoint = options.endpoint ?? `AWS in ${options.region}`;
    this.client = clientOf(options, options.endpoint);
    this.client.middlewareStack.add(
      (next) => async (request) => {
        const answer = await next(request);
        const { headers } = answer.response as { headers?: Readonly<Record<string, string>> };
        const sent = Date.parse(headers?.['date'] ?? '');
        if (!Number.isNaN(sent)) this.ahead = sent - Date.now();
        return answer;
      },
      // Next to the wire: answers that are errors pass here, too.
      { step: 'deserialize', priority: 'low' },
    );
  }

  /** ms by which the store's clock was ahead when it answered last; null before. */
  get clock(): number | null {
    return this.ahead;
  }

  keyOf(key: string): string {
    return this.options.prefix === '' ? key : `${this.options.prefix}/${key}`;
  }

  /** Makes one attempt; throws what the client throws. */
  async attempt<T>(work: (silence: Silence) => Promise<T>, bytes = 0): Promise<T> {
    const patience = limits.silence + Math.ceil(bytes / 1e6) * limits.perMegabyte;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), patience);
    const silence = { signal: controller.signal, heard: () => void timer.refresh() };
    try {
      return await work(silence);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      throw Object.assign(new Error(`no answer within ${patience / 1000} s`), { name: 'TimeoutError', cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks until there is an answer: for what may be done twice. `null` where there is no such object. */
  async ask<T>(what: string, work: (silence: Silence) => Promise<T>): Promise<T | null> {
    for (let number = 1; ; number += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome === 'missing') return null;
        if (outcome !== 'unknown' || number >= limits.attempts) throw this.named(error, what);
        await pause(number);
      }
    }
  }

  named(error: unknown, what: string): StorageError {
    return bucketErrorFrom(error, { what, place: this.place, endpoint: this.endpoint });
  }
}

export function clientOf(options: BucketOptions, endpoint: string | undefined): S3Client {
  const { region, pathStyle, accessKeyId, secretAccessKey, sessionToken } = options;
  // The client would warn at each start that later versions need a newer Node: the one that is used is pinned.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const agent = { keepAlive: true, maxSockets: limits.connections };
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) },
    // An attempt of the client's own would hide whether the one before it was done.
    maxAttempts: 1,
    // Other checksums need a trailer, which not every store takes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    followRegionRedirects: false,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.streamSilence,
      socketAcquisitionWarningTimeout: limits.streamSilence,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
