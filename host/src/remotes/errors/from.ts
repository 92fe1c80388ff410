import { ChunkLoadError } from './chunk-load-error';
import { CssChunkLoadError } from './css-chunk-load-error';
import { RemoteError } from './remote-error';
import { WrongShapeError } from './wrong-shape-error';

/** Everything unknown passes through here once; webpack's own errors get their names of spec.md section 8. */
export function from(thrown: unknown, request: string): RemoteError {
  if (thrown instanceof RemoteError) return thrown;
  if (thrown instanceof Error) {
    if (thrown.name === 'ChunkLoadError') return new ChunkLoadError(thrown, request);
    if ('code' in thrown && thrown.code === 'CSS_CHUNK_LOAD_FAILED') return new CssChunkLoadError(thrown, request);
    for (let cause: unknown = thrown.cause; cause instanceof Error; cause = cause.cause) {
      if (cause instanceof RemoteError) return cause;
    }
  }
  return new WrongShapeError(request, { cause: thrown });
}
