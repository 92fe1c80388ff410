import axios, { type AxiosResponse } from 'axios';
import type { Route } from '@shared/contract/endpoints';
import { NetworkError, ResponseError, apiErrorFrom } from './errors';
import { apiUrl } from './site-config';
import { forgetToken } from './token';

/** Code of a success (docs/requirements.md section 9). */
const SUCCESS_CODE = 200;
/** Header of an answer that was given as to a guest, since the token that came along has ended. */
const TOKEN_ENDED = 'token-ended';

export interface CallOptions {
  /** Gives up when the page is left. */
  signal?: AbortSignal;
  /** No message is announced; the error is thrown all the same (docs/requirements.md section 8). */
  swallow?: boolean;
  /** The page asks by itself: where a login is missing or has ended, it shows the guest's view, and no prompt opens. */
  quiet?: boolean;
  /** Milliseconds; 0, the default, is no limit (docs/requirements.md section 9). */
  timeout?: number;
  /** Reason for a login, in the visitor's words. */
  loginReason?: string;
  /** Share of the body that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Transmission {
  route: Pick<Route, 'method' | 'path'>;
  /** The query of a GET, the body of a POST. */
  input: object | undefined;
  /** Sent as Bearer (docs/requirements.md section 6). */
  token: string | undefined;
  /** An address that takes the place of the configured base and the route's path. */
  url?: string | undefined;
}

/** Sends and unwraps the envelope. A GET that finds no network is sent a second time, a POST never: it may have arrived. */
export async function transmit(transmission: Transmission, options: CallOptions): Promise<unknown> {
  try {
    return await once(transmission, options);
  } catch (error) {
    if (transmission.route.method !== 'GET' || !(error instanceof NetworkError)) throw error;
    return once(transmission, options);
  }
}

async function once({ route, input, token, url }: Transmission, options: CallOptions): Promise<unknown> {
  const { method, path } = route;
  const { signal, onProgress } = options;
  const request = `${method} ${path}`;
  const get = method === 'GET';
  try {
    const response = await axios.request<unknown>({
      method,
      url: url ?? apiUrl(path),
      ...(get ? { params: input } : { data: input ?? {} }),
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      timeout: options.timeout ?? 0,
      validateStatus: () => true,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    });
    if (token !== undefined && response.headers[TOKEN_ENDED] === 'true') forgetToken(token);
    return dataOf(response, request);
  } catch (error) {
    throw apiErrorFrom(error, request);
  }
}

type Answer = Pick<AxiosResponse<unknown>, 'status' | 'data' | 'headers'>;

function dataOf({ status, data: body, headers }: Answer, request: string): unknown {
  if (isEnvelope(body) && body.code === SUCCESS_CODE) return body.data;
  const header = (name: string) => {
    const value: unknown = headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  throw new ResponseError(request, { status, body, header });
}

function isEnvelope(body: unknown): body is { code: unknown; data: unknown } {
  return typeof body === 'object' && body !== null && 'code' in body;
}
