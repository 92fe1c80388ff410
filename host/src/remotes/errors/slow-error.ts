import { RemoteError } from './remote-error';

/** Nothing arrived in the time a visitor can be asked to wait. */
export class SlowError extends RemoteError {
  override readonly name = 'SlowError';

  constructor(request: string, options?: ErrorOptions) {
    super(`No answer in time: ${request}`, request, options);
  }
}
