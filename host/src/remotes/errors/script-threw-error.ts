import { RemoteError } from './remote-error';

/** The file ran, but never reached the place where it registers itself. */
export class ScriptThrewError extends RemoteError {
  static override readonly says = 'The script did not run through';
  override readonly name = 'ScriptThrewError';
}
