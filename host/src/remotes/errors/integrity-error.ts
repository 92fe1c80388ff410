import { RemoteError } from './remote-error';

/** The bytes do not match the release, or no hash is known. */
export class IntegrityError extends RemoteError {
  override readonly name = 'IntegrityError';

  constructor(request: string, options?: ErrorOptions) {
    super(`Not the file that was released: ${request}`, request, options);
  }
}
