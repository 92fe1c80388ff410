import { announceMessage } from '@shared/contract';
import { openLogin } from './auth/login-check';
import { clearToken, readToken } from './auth/token';
import { CancelledError } from './errors/cancelled-error';
import type { ApiError } from './errors/api-error';
import { LoginRequiredError } from './errors/login-required-error';
import { ResponseError } from './errors/response-error';
import type { CallOptions } from './call';

const UNAUTHORIZED = 401;

/** Tells the host about a failed call (docs/requirements.md section 8): the login prompt on 401, else a message. */
export function announceFailure(error: ApiError, sentToken: string | undefined, options: CallOptions): void {
  if (error instanceof CancelledError || error instanceof LoginRequiredError) return;
  if (error instanceof ResponseError && error.code === UNAUTHORIZED) {
    // A visitor who signed in or out meanwhile is not asked again on behalf of the token before.
    if (readToken() !== sentToken) return;
    clearToken();
    openLogin(options.loginReason);
    return;
  }
  if (options.swallow !== true) announceMessage({ kind: 'error', text: error.message });
}
