import { RemoteError } from './remote-error';

/** The bytes do not match the release, or no hash is known. */
export class IntegrityError extends RemoteError {
  static override readonly says = 'Not the file that was released';
  override readonly name = 'IntegrityError';
}
