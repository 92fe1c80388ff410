import { ApiError } from './api-error';

/** The caller gave up through its signal; nobody is told. */
export class CancelledError extends ApiError {
  override readonly name = 'CancelledError';

  constructor(request: string, cause: unknown) {
    super(request, '已取消', { cause });
  }
}
