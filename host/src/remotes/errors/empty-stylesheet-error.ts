import { RemoteError } from './remote-error';

/** The stylesheet arrived, but holds no rule. */
export class EmptyStylesheetError extends RemoteError {
  static override readonly says = 'A stylesheet without rules';
  override readonly name = 'EmptyStylesheetError';
}
