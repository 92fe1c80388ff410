import { RemoteError } from './remote-error';

/** A stylesheet chunk that could not be loaded: `CSS_CHUNK_LOAD_FAILED` (spec.md section 8). */
export class CssChunkLoadError extends RemoteError {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: Error & { request?: string }, request: string) {
    super(cause.request ?? request, { cause });
    this.message = cause.message;
  }
}
