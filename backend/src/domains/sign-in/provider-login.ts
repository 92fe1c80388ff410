import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProviderConfig } from '../../config/sign-in-config';
import { limitNetwork } from '../../http/limit-requests';
import { LOGIN_MINUTES } from '@shared/contract/config';
import type { LoginPlace } from './login-attempts';
import { LoginProblem } from './login-problem';
import { LoginProvider } from './login-provider';
import { personOfIdentity } from './person-of-identity';
import { withJumpToken } from './return-target';
import { sendProblem } from './send-problem';
import { SIGN_IN_PATH, signInAddress } from './sign-in-path';
import { placeOf, signInQuery } from './sign-in-query';
import { createHmac } from 'node:crypto';
import { newToken, tokenHash } from '../sessions/token';

const COOKIE = 'sign-in';

/** The secret of the browser that began a login: a cookie that no script reads and that lives as long as a login may take. */
class LoginBrowser {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  /** Returns null where the browser brings none. */
  static of(request: FastifyRequest): LoginBrowser | null {
    const match = /(?:^|;\s*)sign-in=([A-Za-z0-9_-]{43})(?:;|$)/.exec(request.headers.cookie ?? '');
    return match?.[1] === undefined ? null : new LoginBrowser(match[1]);
  }

  static new(): LoginBrowser {
    return new LoginBrowser(newToken());
  }

  get hash(): string {
    return tokenHash(this.#secret);
  }

  /** Returns the verifier of PKCE: made anew when the browser is back, so that it is kept nowhere. */
  verifier(state: string): string {
    return this.#derived('verifier', state);
  }

  nonce(state: string): string {
    return this.#derived('nonce', state);
  }

  keep(reply: FastifyReply, { origin, basePath }: { origin: string; basePath: string }, seconds: number): void {
    const parts = [
      `${COOKIE}=${this.#secret}`,
      `Path=${basePath}${SIGN_IN_PATH.slice(1)}`,
      `Max-Age=${seconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(origin.startsWith('https:') ? ['Secure'] : []),
    ];
    void reply.header('set-cookie', parts.join('; '));
  }

  #derived(purpose: string, state: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose} ${state}`).digest('base64url');
  }
}

const CALLBACK_PATH = `${SIGN_IN_PATH}/callback`;

/** The address that the provider has to know as this site's. */
export function callbackAddress({ origin, basePath }: { origin: string; basePath: string }): string {
  return `${origin}${basePath}${CALLBACK_PATH.slice(1)}`;
}

/** The login of OpenID Connect: to the provider, back with a code, and on with a jump token to where the visitor was. */
export function providerLoginRoutes(
  app: FastifyInstance,
  site: { provider: ProviderConfig; origin: string; basePath: string; allowedOrigins: readonly string[] },
): void {
  const { basePath, allowedOrigins } = site;
  const provider = new LoginProvider(site.provider, callbackAddress(site));
  const limit = limitNetwork(app, 'sign-in', 60);
  const { host } = new URL(site.origin);

  app.get(SIGN_IN_PATH, { onRequest: limit, schema: { querystring: signInQuery } }, async (request, reply) => {
    const { target, state: siteState } = placeOf(request, allowedOrigins);
    if (target === null) return sendProblem(reply, 'foreign-return', { back: basePath });
    // A cookie set here would not come back: the provider leads to the one address that it knows.
    if (request.host !== host) return sendProblem(reply, 'other-name', { back: new URL(target, site.origin).href });
    const browser = LoginBrowser.of(request) ?? LoginBrowser.new();
    const place = { target, siteState };
    try {
      const state = await app.loginAttempts.begin(browser.hash, place);
      const address = await provider.address(roundOf(browser, state));
      browser.keep(reply, site, LOGIN_MINUTES * 60);
      return await leadTo(reply, address.href);
    } catch (error) {
      return tell(request, reply, { error, place });
    }
  });

  app.get(CALLBACK_PATH, { onRequest: limit }, async (request, reply) => {
    const { search, searchParams } = new URL(request.url, site.origin);
    const browser = LoginBrowser.of(request);
    const state = searchParams.get('state') ?? '';
    const taken = browser ? await app.loginAttempts.take(state, browser.hash) : { found: 'foreign' as const };
    if (!browser || taken.found !== 'alive') {
      const place = browser && (await app.loginAttempts.latestPlace(browser.hash));
      const error = new LoginProblem(taken.found === 'alive' ? 'foreign' : taken.found);
      return tell(request, reply, { error, place });
    }
    try {
      const identity = await provider.identity(search, roundOf(browser, state));
      const jumpToken = await app.sessions.createJumpToken(await personOfIdentity(app.database, identity));
      return await leadTo(reply, withJumpToken(taken.target, jumpToken, taken.siteState));
    } catch (error) {
      return tell(request, reply, { error, place: taken });
    }
  });

  function tell(
    request: FastifyRequest,
    reply: FastifyReply,
    { error, place }: { error: unknown; place: LoginPlace | null },
  ): FastifyReply {
    if (!(error instanceof LoginProblem)) throw error;
    request.log.warn({ problem: error.kind, code: error.code }, 'no login');
    const { target, siteState } = place ?? { target: basePath, siteState: '' };
    return sendProblem(reply, error.kind, { back: target, again: signInAddress(basePath, target, siteState) });
  }
}

function roundOf(browser: LoginBrowser, state: string) {
  return { state, verifier: browser.verifier(state), nonce: browser.nonce(state) };
}

/** Addresses of a login hold what logs in: no cache keeps them, no next page is told them. */
function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(address, 303);
}
