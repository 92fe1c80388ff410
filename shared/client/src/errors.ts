import axios from 'axios';
import type { ErrorDetail, ErrorReason } from '@shared/contract/endpoints';

/** Base of the errors of failed calls; `message` is fit to be shown (docs/requirements.md section 8). */
export abstract class ApiError extends Error {
  abstract override readonly name: string;
  /** The request: `GET /api/…`. */
  readonly request: string;

  constructor(request: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.request = request;
  }
}

/** The caller gave up through its signal; nobody is told. */
export class CancelledError extends ApiError {
  override readonly name = 'CancelledError';

  constructor(request: string, cause: unknown) {
    super(request, '已取消', { cause });
  }
}

/** A call that needs a token was refused before anything was sent (docs/requirements.md sections 5 and 8). */
export class LoginRequiredError extends ApiError {
  override readonly name = 'LoginRequiredError';

  constructor(request: string) {
    super(request, '请先登录');
  }
}

/** No answer arrived. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(request: string, cause: unknown) {
    super(request, '网络连接失败，请检查网络后重试', { cause });
  }
}

/** No answer within the time the caller gave; without one there is no limit. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';

  constructor(request: string, cause: unknown) {
    super(request, '等待超时，请重试', { cause });
  }
}

/** Text for an answer that says nothing. */
const DEFAULT_MESSAGE = '请求失败';

/** A whole answer, as it arrived. */
export interface ApiResponse {
  status: number;
  /** The envelope, or whatever stood in its place. */
  body: unknown;
  header(name: string): string | undefined;
}

/** The server answered, and its code is not 200; carries the whole response. */
export class ResponseError extends ApiError {
  override readonly name = 'ResponseError';
  readonly response: ApiResponse;
  /** The code of the envelope, else the HTTP status. */
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

/** Anything else: a fault in the program. */
export class UnexpectedError extends ApiError {
  override readonly name = 'UnexpectedError';

  constructor(request: string, cause: unknown) {
    super(request, '请求失败', { cause });
  }
}

/** Gives anything that was thrown during `request` its name. */
export function apiErrorFrom(thrown: unknown, request: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (axios.isCancel(thrown)) return new CancelledError(request, thrown);
  if (!axios.isAxiosError(thrown)) return new UnexpectedError(request, thrown);
  const late = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
  return late ? new TimeoutError(request, thrown) : new NetworkError(request, thrown);
}
