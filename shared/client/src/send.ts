import { checkLogin } from './auth/login-check';
import { readToken } from './auth/token';
import type { DataOf, Endpoint } from '@shared/contract/endpoints';
import { announceFailure } from './announce-failure';
import type { Call, CallOptions } from './call';
import { from } from './errors/from';
import { LoginRequiredError } from './errors/login-required-error';
import { joinInFlight } from './in-flight';
import { transmit } from './transmit';

/** The one wrapper of all calls (docs/requirements.md section 7). It announces and throws; the host shows. */
export async function send<E extends Endpoint>(call: Call<E>, options: CallOptions = {}): Promise<DataOf<E>> {
  const { method, path, url, query, body } = call;
  const request = `${method} ${path}`;
  if (call.token === 'required' && !checkLogin(options.loginReason)) throw new LoginRequiredError(request);
  const token = call.token === 'none' ? undefined : readToken();
  const start = () => transmit({ method, path, url, query, body, token }, options);
  try {
    // A file has no key to be compared by; who sends one holds the button.
    const joins = method === 'POST' && !(body instanceof FormData);
    const data = await (joins ? joinInFlight(JSON.stringify([path, body, token]), start) : start());
    // The server validates what it sends with the same contract.
    return data as DataOf<E>;
  } catch (thrown) {
    const error = from(thrown, request);
    announceFailure(error, token, options);
    throw error;
  }
}
