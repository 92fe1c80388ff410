import { ApiError } from './api-error';

/** No answer within the time the caller gave; without one there is no limit (docs/requirements.md section 9). */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';

  constructor(request: string, cause: unknown) {
    super(request, '等待超时，请重试', { cause });
  }
}
