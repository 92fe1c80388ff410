import { RemoteError } from './remote-error';

/** The page's own code threw. */
export class RenderError extends RemoteError {
  override readonly name = 'RenderError';

  constructor(request: string, options?: ErrorOptions) {
    super(`The page threw while rendering: ${request}`, request, options);
  }
}
