import { RemoteError } from './remote-error';

/** The connection failed before an answer. */
export class NetworkError extends RemoteError {
  override readonly name = 'NetworkError';

  constructor(request: string, options?: ErrorOptions) {
    super(`The connection broke: ${request}`, request, options);
  }
}
