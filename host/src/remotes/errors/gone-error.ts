import { RemoteError } from './remote-error';

/** 404, 410, or an HTML page in place of the file. */
export class GoneError extends RemoteError {
  override readonly name = 'GoneError';
  override readonly gone = true;

  constructor(request: string, options?: ErrorOptions) {
    super(`No longer there: ${request}`, request, options);
  }
}
