import { RemoteError } from './remote-error';

/** Nothing arrived in the time a visitor can be asked to wait. */
export class SlowError extends RemoteError {
  static override readonly says = 'No answer in time';
  override readonly name = 'SlowError';
}
