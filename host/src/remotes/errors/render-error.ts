import { RemoteError } from './remote-error';

/** The page's own code threw. */
export class RenderError extends RemoteError {
  static override readonly says = 'The page threw while rendering';
  override readonly name = 'RenderError';
}
