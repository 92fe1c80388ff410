import { RemoteError } from './remote-error';

/** The file ran, but never reached the place where it registers itself. */
export class ScriptThrewError extends RemoteError {
  override readonly name = 'ScriptThrewError';

  constructor(request: string, options?: ErrorOptions) {
    super(`The script did not run through: ${request}`, request, options);
  }
}
