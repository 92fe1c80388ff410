import { RemoteError } from './remote-error';

/** The connection failed before an answer. */
export class NetworkError extends RemoteError {
  static override readonly says = 'The connection broke';
  override readonly name = 'NetworkError';
}
