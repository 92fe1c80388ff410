import { ApiError } from './api-error';

/** No answer arrived. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';

  constructor(request: string, cause: unknown) {
    super(request, '网络连接失败，请检查网络后重试', { cause });
  }
}
