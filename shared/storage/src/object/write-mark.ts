import { randomBytes } from 'node:crypto';
import { StorageError } from '../errors';

/** Writes of a key that its newest remembers: what S3 lets stand beside an object is 2 KB. */
const REMEMBERED = 40;

/** The write that an object is of, and those before it, newest first. */
export type History = readonly string[];

/** Metadata that names writes, so that one whose answer was lost is found again, also once it was replaced. */
const METADATA = 'writes';

/** Names a write; `before` is what it replaces. */
export function nextHistory(before: History): [own: string, ...earlier: string[]] {
  return [randomBytes(8).toString('hex'), ...before.slice(0, REMEMBERED - 1)];
}

export function metadataOf(history: History): Record<string, string> {
  return { [METADATA]: history.join(',') };
}

interface Answer {
  ETag?: string | undefined;
  Metadata?: Record<string, string> | undefined;
}

/** The ETag without quotation marks, whether it came with them or not, and the writes that led to it. */
export interface Mark {
  etag: string;
  history: History;
}

export function markOf({ ETag = '', Metadata }: Answer, key: string): Mark {
  if (ETag === '')
    throw new StorageError(
      'StorageFailedError',
      `The store gives ${key} without an ETag: no condition can be put on it`,
    );
  const history = (Metadata?.[METADATA] ?? '').split(',').filter((name) => name !== '');
  return { etag: ETag.replace(/^"(.*)"$/, '$1'), history };
}

/** The tag that the port hands out. */
export function tagOf({ etag, history }: Mark): string {
  return `${etag} ${history.join(',')}`;
}

export function markOfTag(tag: string): Mark {
  const [etag = '', history = ''] = tag.split(' ');
  return { etag, history: history.split(',').filter((name) => name !== '') };
}
