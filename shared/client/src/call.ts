import { announceMessage } from '@shared/contract';
import type { DataOf, InputParameter, Route } from '@shared/contract/endpoints';
import { checkLogin, openLogin } from './login-check';
import { forgetToken, readToken } from './token';
import { type ApiError, CancelledError, LoginRequiredError, ResponseError, apiErrorFrom } from './errors';
import { type CallOptions, transmit } from './transmit';

const UNAUTHORIZED = 401;

/**
 * Makes a call of the contract: `call(answerCreate, { questionId, content }, options)`. Announces a failure to the host
 * and throws it, an `ApiError`; showing it is the screen's. Two POST calls that are the same and under way are one.
 */
export function call<R extends Route>(
  route: R,
  ...[input, options]: [...InputParameter<R>, options?: CallOptions]
): Promise<DataOf<R>> {
  return send(route, { input }, options);
}

interface Sent {
  input: object | undefined;
  /** An address that takes the place of the configured base and the route's path. */
  url?: string | undefined;
}

/** The one way that all calls take. */
export async function send<R extends Route>(
  route: R,
  { input, url }: Sent,
  options: CallOptions = {},
): Promise<DataOf<R>> {
  const { method, path } = route;
  const request = `${method} ${path}`;
  if (route.token === 'required' && !mayAsk(options)) throw new LoginRequiredError(request);
  const token = route.token === 'none' ? undefined : readToken();
  const start = () => transmit({ route, input, url, token }, options);
  try {
    // A file has no key to be compared by; who sends one holds the button.
    const joins = method === 'POST' && !(input instanceof FormData);
    const data = await (joins ? joinInFlight(JSON.stringify([path, input, token]), start) : start());
    // The server's answers are held against the same contract by its tests.
    return data as DataOf<R>;
  } catch (thrown) {
    const error = apiErrorFrom(thrown, request);
    announceFailure(error, token, options);
    throw error;
  }
}

function mayAsk({ quiet, loginReason }: CallOptions): boolean {
  return quiet ? readToken() !== undefined : checkLogin(loginReason);
}

const pending = new Map<string, Promise<unknown>>();

/** A second start of what is under way joins the first: a double click sends once. */
function joinInFlight(key: string, start: () => Promise<unknown>): Promise<unknown> {
  const running = pending.get(key);
  if (running) return running;
  const started = start().finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}

/**
 * Tells the host about a failed call (docs/requirements.md section 8): the login prompt on 401, unless nobody asked for
 * the call, else a message.
 */
export function announceFailure(error: ApiError, sentToken: string | undefined, options: CallOptions): void {
  if (error instanceof CancelledError || error instanceof LoginRequiredError) return;
  if (error instanceof ResponseError && error.code === UNAUTHORIZED) {
    const token = readToken();
    // A visitor who signed in meanwhile is not asked again on behalf of the token before.
    if (token !== undefined && token !== sentToken) return;
    if (token !== undefined) forgetToken(token);
    if (!options.quiet) openLogin(options.loginReason);
    return;
  }
  if (options.swallow !== true) announceMessage({ kind: 'error', text: error.message });
}
