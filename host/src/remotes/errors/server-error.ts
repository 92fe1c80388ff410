import { RemoteError } from './remote-error';

/** An answer of 5xx. */
export class ServerError extends RemoteError {
  static override readonly says = 'The server failed';
  override readonly name = 'ServerError';
}
