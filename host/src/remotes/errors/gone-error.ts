import { RemoteError } from './remote-error';

/** 404, 410, or an HTML page in place of the file. */
export class GoneError extends RemoteError {
  static override readonly says = 'No longer there';
  override readonly name = 'GoneError';
  override readonly gone = true;
}
