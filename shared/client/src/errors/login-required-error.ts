import { ApiError } from './api-error';

/** A call that needs a token was refused before anything was sent (docs/requirements.md sections 5 and 8). */
export class LoginRequiredError extends ApiError {
  override readonly name = 'LoginRequiredError';

  constructor(request: string) {
    super(request, '请先登录');
  }
}
