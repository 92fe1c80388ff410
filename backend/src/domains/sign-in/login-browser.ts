import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newToken, tokenHash } from '../sessions/token';
import { SIGN_IN_PATH } from './sign-in-path';

const COOKIE = 'sign-in';

/** The secret of the browser that began a login: a cookie that no script reads and that lives as long as a login may take. */
export class LoginBrowser {
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

  /** The hash that the server keeps. */
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
