import type { BodyOf, Endpoint, QueryOf } from '@shared/contract/endpoints';

/** A call as its file states it; the compiler holds it against the contract, so that no schema reaches the browser. */
export interface Call<E extends Endpoint> {
  method: E['method'];
  path: E['path'];
  token: E['token'];
  query?: QueryOf<E>;
  body?: BodyOf<E> | FormData;
  /** In place of the configured base and the path. */
  url?: string;
}

export interface CallOptions {
  /** Gives up when the page is left. */
  signal?: AbortSignal;
  /** No message is announced; the error is thrown all the same (docs/requirements.md section 8). */
  swallow?: boolean;
  /** Milliseconds; 0, the default, is no limit (docs/requirements.md section 9). */
  timeout?: number;
  /** What a login would be for, in the visitor's words. */
  loginReason?: string;
  /** Share of the body that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}
