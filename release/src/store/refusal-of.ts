import { ReleaseError } from '../release-error';
import { TrustError } from '../trust/errors';

/** A refusal of the machine as one sentence of the tool; anything else as it came. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof TrustError) return new ReleaseError(error.message, { cause: error });
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  const place = path ? ` (${path})` : '';
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new ReleaseError('The disk that the store is on is full: make room and try again; nothing was changed', {
        cause: error,
      });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new ReleaseError(`The store may not be written by this user${place}; nothing was changed`, {
        cause: error,
      });
    default:
      return error;
  }
}
