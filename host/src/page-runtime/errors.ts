/**
 * Everything that can go wrong between asking for a page and seeing it live. Each failure has a name, since each has a step
 * of its own on the recovery ladder (docs/recovery.md).
 */
export abstract class RemoteError extends Error {
  abstract override readonly name: string;

  /** @param request what was asked for; beside the name, it is the whole message unless there is another one */
  constructor(
    readonly request: string,
    options?: ErrorOptions,
    message = request,
  ) {
    super(message, options);
  }
}

/** The connection failed before an answer. */
export class NetworkError extends RemoteError {
  override readonly name = 'NetworkError';
}

/** The browser has no network at all. */
export class OfflineError extends RemoteError {
  override readonly name = 'OfflineError';
}

/** The time a visitor can be asked to wait ended without an answer. */
export class SlowError extends RemoteError {
  override readonly name = 'SlowError';
}

/** An answer of 5xx. */
export class ServerError extends RemoteError {
  override readonly name = 'ServerError';
}

/** 404, 410, or an HTML page in place of the file: it will not arrive from this address however often it is requested. */
export class GoneError extends RemoteError {
  override readonly name = 'GoneError';
}

/** The bytes do not match the release, or no hash is known. */
export class IntegrityError extends RemoteError {
  override readonly name = 'IntegrityError';
}

/** The file ran, but never reached the place where it registers itself. */
export class ScriptThrewError extends RemoteError {
  override readonly name = 'ScriptThrewError';
}

/** The stylesheet arrived, but holds no rule. */
export class EmptyStylesheetError extends RemoteError {
  override readonly name = 'EmptyStylesheetError';
}

/** The remote answered with something else than the page module of its contract. */
export class WrongShapeError extends RemoteError {
  override readonly name = 'WrongShapeError';
}

/** The page's own code threw. */
export class RenderError extends RemoteError {
  override readonly name = 'RenderError';
}

/** An error of webpack, with its own message. */
abstract class WebpackError extends RemoteError {
  constructor(cause: Error & { request?: string }, request: string) {
    super(cause.request ?? request, { cause }, cause.message);
  }
}

/** A script chunk that webpack could not load: `Loading chunk {id} failed`, with type and address (docs/requirements.md section 8). */
export class ChunkLoadError extends WebpackError {
  override readonly name = 'ChunkLoadError';
  /** `error`, `missing` or `timeout`, in webpack's words. */
  readonly type = (this.cause as { type?: string }).type ?? 'error';
}

/** A stylesheet chunk that could not be loaded: `CSS_CHUNK_LOAD_FAILED` (docs/requirements.md section 8). */
export class CssChunkLoadError extends WebpackError {
  override readonly name = 'CssChunkLoadError';
  readonly code = 'CSS_CHUNK_LOAD_FAILED';
}

/** Everything unknown passes through here once; webpack's own errors keep their names, and a wrapped cause is found. */
export function from(thrown: unknown, request: string): RemoteError {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RemoteError) return cause;
    if (cause.name === 'ChunkLoadError') return new ChunkLoadError(cause, request);
    if ('code' in cause && cause.code === 'CSS_CHUNK_LOAD_FAILED') return new CssChunkLoadError(cause, request);
  }
  return new WrongShapeError(request, { cause: thrown });
}
