import { RemoteError } from './remote-error';

/** An answer of 5xx. */
export class ServerError extends RemoteError {
  override readonly name = 'ServerError';

  constructor(request: string, options?: ErrorOptions) {
    super(`The server failed: ${request}`, request, options);
  }
}
