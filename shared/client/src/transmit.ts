import axios from 'axios';
import { SUCCESS_CODE } from './success-code';
import { apiUrl } from './api-url';
import type { CallOptions } from './call';
import { type Answer, earlyAnswer } from './early-answer';
import { NetworkError } from './errors/network-error';
import { ResponseError } from './errors/response-error';
import { from } from './errors/from';

export interface Transmission {
  method: 'GET' | 'POST';
  path: string;
  url?: string | undefined;
  query?: unknown;
  body?: unknown;
  /** Sent as Bearer (docs/requirements.md section 6). */
  token: string | undefined;
}

/** Sends and unwraps the envelope. A GET that finds no network is sent a second time, a POST never: it may have arrived. */
export async function transmit(transmission: Transmission, options: CallOptions): Promise<unknown> {
  try {
    return await once(transmission, options);
  } catch (error) {
    if (transmission.method !== 'GET' || !(error instanceof NetworkError)) throw error;
    return once(transmission, options);
  }
}

async function once(transmission: Transmission, options: CallOptions): Promise<unknown> {
  const { method, path, url, query, body, token } = transmission;
  const { signal, onProgress } = options;
  const request = `${method} ${path}`;
  try {
    // For a guest alone: whoever is signed in gets another answer.
    const early = method === 'GET' && !url && token === undefined ? await earlyAnswer(path, query) : undefined;
    if (early) return dataOf(early, request);
    const response = await axios.request<unknown>({
      method,
      url: url ?? apiUrl(path),
      params: query,
      data: method === 'POST' ? (body ?? {}) : undefined,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      timeout: options.timeout ?? 0,
      validateStatus: () => true,
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    });
    return dataOf(response, request);
  } catch (error) {
    throw from(error, request);
  }
}

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
