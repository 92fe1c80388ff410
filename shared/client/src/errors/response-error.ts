import type { ErrorDetail, ErrorReason } from '@shared/contract/endpoints';
import { ApiError } from './api-error';

/** Text for an answer that says nothing (docs/requirements.md section 8). */
const DEFAULT_MESSAGE = '请求失败';

/** A whole answer, as it arrived. */
export interface ApiResponse {
  /** HTTP status. */
  status: number;
  /** The envelope, or whatever stood in its place. */
  body: unknown;
  header(name: string): string | undefined;
}

/** The server answered, and its code is not 200; carries the whole response (docs/requirements.md section 8). */
export class ResponseError extends ApiError {
  override readonly name = 'ResponseError';
  readonly response: ApiResponse;
  /** Of the envelope, else the HTTP status. */
  readonly code: number;

  constructor(request: string, response: ApiResponse) {
    super(request, messageOf(response.body));
    this.response = response;
    this.code = numberIn(response.body, 'code') ?? response.status;
  }

  get status(): number {
    return this.response.status;
  }

  /** `data` of this backend's refusals; a foreign backend may give none. */
  get detail(): Partial<ErrorDetail> {
    const data = property(this.response.body, 'data');
    return typeof data === 'object' && data !== null ? data : {};
  }

  get reason(): ErrorReason | undefined {
    return this.detail.reason;
  }

  /** Seconds until a retry is worth it. */
  get retryAfter(): number | undefined {
    const seconds = Number(this.response.header('retry-after') ?? this.detail.retryAfter);
    return Number.isFinite(seconds) ? seconds : undefined;
  }
}

function messageOf(body: unknown): string {
  for (const name of ['msg', 'message']) {
    const text = property(body, name);
    if (typeof text === 'string' && text !== '') return text;
  }
  return DEFAULT_MESSAGE;
}

function numberIn(body: unknown, name: string): number | undefined {
  const value = property(body, name);
  return typeof value === 'number' ? value : undefined;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
