import { RemoteError } from './remote-error';

/** The remote answered with something else than the page module of its contract. */
export class WrongShapeError extends RemoteError {
  override readonly name = 'WrongShapeError';

  constructor(request: string, options?: ErrorOptions) {
    super(`Not a page this host can show: ${request}`, request, options);
  }
}
