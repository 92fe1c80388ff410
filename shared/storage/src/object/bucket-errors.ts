import { StorageError } from '../errors';

/** Outcome of a request, as far as its error tells. */
export type Outcome =
  /** There is no such object. */
  | 'missing'
  /** A condition did not hold: nothing was written. */
  | 'taken'
  /** The request may have been done or not; asked again, it may be done. */
  | 'unknown'
  /** The request was not done, and would not be if it were asked again. */
  | 'refused';

/** An error of the client, as far as anything is read of it. */
interface ServiceError {
  name?: string;
  Code?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
  $response?: { headers?: Readonly<Record<string, string | undefined>> };
}

export function outcomeOf(error: unknown): Outcome {
  if (error instanceof StorageError) return 'refused';
  const { status, code } = factsOf(error);
  if (code === 'NoSuchBucket') return 'refused';
  if (status === 404) return 'missing';
  if (status === 412 || status === 409) return 'taken';
  // Conditions are not implemented there: no attempt will change that.
  if (status === 501) return 'refused';
  if (status === undefined || status >= 500 || status === 429 || status === 408) return 'unknown';
  return code === 'RequestTimeout' ? 'unknown' : 'refused';
}

/** Name of the error for a body that did not come whole. */
export const BROKEN_BODY = 'BrokenBodyError';

interface Doing {
  /** The request, as in `GET parts/…`. */
  what: string;
  place: string;
  endpoint: string;
}

const wrongKeys: ReadonlySet<string> = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken']);
const wrongRegion: ReadonlySet<string> = new Set(['AuthorizationHeaderMalformed', 'PermanentRedirect', '301', '307']);
const full: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity']);

/** Gives what the client threw its name, in one sentence that says what to do. */
export function bucketErrorFrom(error: unknown, { what, place, endpoint }: Doing): StorageError {
  if (error instanceof StorageError) return error;
  const { status, code, message, date } = factsOf(error);
  const refused = (sentence: string) => new StorageError('StorageRefusedError', sentence, { cause: error });
  const failed = (sentence: string) => new StorageError('StorageFailedError', sentence, { cause: error });
  if (code === 'RequestTimeTooSkewed') return refused(skewSentence(place, date));
  if (wrongKeys.has(code))
    return refused(
      `${place} refuses the credentials (${code}, ${what}): set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, where they need one, AWS_SESSION_TOKEN`,
    );
  if (code === 'ExpiredToken') return refused(`The credentials for ${place} have ended: set AWS_SESSION_TOKEN anew`);
  if (code === 'NoSuchBucket')
    return failed(`There is no bucket for ${place} at ${endpoint}: make it, or name another`);
  if (wrongRegion.has(code)) return failed(`${place} is in another region (${message}): set S3_REGION or S3_ENDPOINT`);
  if (status === 507 || full.has(code))
    return new StorageError('StorageFullError', `${place} takes no more (${what}): make room and try again`, {
      cause: error,
    });
  if (status === 403) {
    const right = what.startsWith('LIST') ? ' the right to list (s3:ListBucket)' : ' that right';
    return refused(`${place} does not allow ${what} with these credentials: give them${right}`);
  }
  if (status === 501) return failed(`${place} does not implement what ${what} asks for (${code})`);
  if (code === BROKEN_BODY) return failed(`${place} did not give what ${what} asks for whole: ${message}`);
  const away = (sentence: string) => new StorageError('StorageAwayError', sentence, { cause: error });
  if (status === undefined) return away(`${endpoint} does not answer (${what} in ${place}: ${message || code})`);
  if (status >= 500) return away(`${place} failed at ${what}: ${status} ${code} ${message}`.trimEnd());
  return failed(`${place} failed at ${what}: ${status} ${code} ${message}`.trimEnd());
}

/** @param ahead ms by which the store's clock is ahead of this machine's; null: nobody knows by how much */
export function skewSentence(place: string, ahead: number | null): string {
  const by = ahead === null ? '' : ` by ${minutes(Math.abs(ahead))}`;
  const way = ahead === null ? 'differs from' : ahead > 0 ? 'is behind' : 'is ahead of';
  return `The clock of this machine ${way} the one of ${place}${by}: set it, since nothing that is signed counts there`;
}

function minutes(ms: number): string {
  const whole = Math.round(ms / 60_000);
  return whole === 1 ? 'a minute' : `${whole} minutes`;
}

function factsOf(error: unknown) {
  const { name, Code, message, code, $metadata, $response } = (error ?? {}) as ServiceError;
  const sent = Date.parse($response?.headers?.['date'] ?? '');
  return {
    status: $metadata?.httpStatusCode,
    // The name of an error that the client does not know is its number, or `Unknown`.
    code: Code ?? code ?? name ?? '',
    message: message === 'UnknownError' ? '' : (message ?? ''),
    date: Number.isNaN(sent) ? null : sent - Date.now(),
  };
}
