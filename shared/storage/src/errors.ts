export type StorageErrorName =
  | 'StorageFullError'
  | 'StorageRefusedError'
  | 'StorageKeyError'
  /** The store does not answer, or says that it cannot just now: whatever is asked for, it is the same for a while. */
  | 'StorageAwayError'
  | 'StorageFailedError';

/** A failure of the store, in one sentence; `cause` is the machine's own error. */
export class StorageError extends Error {
  constructor(
    override readonly name: StorageErrorName,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A body that came to another size than it was said to have. */
export function brokenOff(came: number, size: number): StorageError {
  const said = came > size ? `more than the ${size} bytes` : `${came} of the ${size} bytes`;
  return new StorageError('StorageFailedError', `A body broke off: ${said} that it should have came`);
}

/** Gives an error of the file system its name; `doing` is as in `GET parts/…`. */
export function storageErrorFrom(error: unknown, doing: string): StorageError {
  if (error instanceof StorageError) return error;
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: '' };
  const about = { cause: error };
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StorageError(
        'StorageFullError',
        `The disk that the store is on is full (${doing}): make room and try again`,
        about,
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StorageError('StorageRefusedError', `The store may not be written by this user (${doing})`, about);
    default:
      return new StorageError('StorageFailedError', `The store failed at ${doing}: ${message || String(error)}`, about);
  }
}
