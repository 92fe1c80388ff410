import { RemoteError } from './remote-error';

/** The browser has no network at all. */
export class OfflineError extends RemoteError {
  static override readonly says = 'The browser is offline';
  override readonly name = 'OfflineError';
}
