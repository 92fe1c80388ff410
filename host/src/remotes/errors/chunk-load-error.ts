import { RemoteError } from './remote-error';

/** A script chunk that webpack could not load: `Loading chunk {id} failed`, with type and address (spec.md section 8). */
export class ChunkLoadError extends RemoteError {
  override readonly name = 'ChunkLoadError';
  /** `error`, `missing` or `timeout`, in webpack's words. */
  readonly type: string;

  constructor(cause: Error & { type?: string; request?: string }, request: string) {
    super(cause.request ?? request, { cause });
    this.message = cause.message;
    this.type = cause.type ?? 'error';
  }
}
