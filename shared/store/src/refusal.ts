import { ReleaseError } from './release-error';
import { StorageError } from '@shared/storage/errors';
import { TrustError } from './trust/errors';

/** Whether an error is a sentence that somebody can act on; anything else is a fault of the tool and shows where. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof ReleaseError || error instanceof StorageError || error instanceof TrustError;
}

/** Codes by which the system says that a folder is none, or takes nothing. */
const ofDisk: ReadonlySet<unknown> = new Set(['ENOTDIR', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Chooses what a command's user is shown of an error. */
export function shownOf(error: unknown): unknown {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return isRefusal(error) || ofDisk.has(code) ? message : error;
}
