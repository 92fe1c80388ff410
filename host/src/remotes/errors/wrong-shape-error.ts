import { RemoteError } from './remote-error';

/** The remote answered with something else than the page module of its contract. */
export class WrongShapeError extends RemoteError {
  static override readonly says = 'Not a page this host can show';
  override readonly name = 'WrongShapeError';
}
