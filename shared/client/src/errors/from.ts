import axios from 'axios';
import { ApiError } from './api-error';
import { CancelledError } from './cancelled-error';
import { NetworkError } from './network-error';
import { TimeoutError } from './timeout-error';
import { UnexpectedError } from './unexpected-error';

/** Gives anything that was thrown during `request` its name. */
export function from(thrown: unknown, request: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (axios.isCancel(thrown)) return new CancelledError(request, thrown);
  if (!axios.isAxiosError(thrown)) return new UnexpectedError(request, thrown);
  const late = thrown.code === 'ECONNABORTED' || thrown.code === 'ETIMEDOUT';
  return late ? new TimeoutError(request, thrown) : new NetworkError(request, thrown);
}
