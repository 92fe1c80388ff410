import { RemoteError } from './remote-error';

/** The stylesheet arrived, but holds no rule. */
export class EmptyStylesheetError extends RemoteError {
  override readonly name = 'EmptyStylesheetError';

  constructor(request: string, options?: ErrorOptions) {
    super(`A stylesheet without rules: ${request}`, request, options);
  }
}
