import { ReleaseError } from './release-error';
import { StorageError } from '@shared/storage/errors';
import { TrustError } from './trust/errors';

/** Whether an error is a sentence that somebody can act on; anything else is a fault of the tool and shows where. */
export function isRefusal(error: unknown): error is Error {
  return error instanceof ReleaseError || error instanceof StorageError || error instanceof TrustError;
}

/** Chooses what a command's user is shown of an error. */
export function shownOf(error: unknown): unknown {
  return isRefusal(error) ? error.message : error;
}
