import { ApiError } from './api-error';

/** Anything else: a fault in the program. */
export class UnexpectedError extends ApiError {
  override readonly name = 'UnexpectedError';

  constructor(request: string, cause: unknown) {
    super(request, '请求失败', { cause });
  }
}
