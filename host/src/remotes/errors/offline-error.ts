import { RemoteError } from './remote-error';

/** The browser has no network at all. */
export class OfflineError extends RemoteError {
  override readonly name = 'OfflineError';

  constructor(request: string, options?: ErrorOptions) {
    super(`The browser is offline: ${request}`, request, options);
  }
}
