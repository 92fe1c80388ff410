import { randomInt } from 'node:crypto';
import { accessTokenByJumpToken } from '@shared/contract/endpoints';
import type { HttpResponse } from '@shared/testing/http-request';
import type { LoginProvider } from '@shared/testing/login-provider';
import type { BackendConfig } from '../../config/backend-config';
import type { ProviderConfig } from '../../config/sign-in-config';
import type { TestSite } from '../domain.suite';

export const SIGN_IN = '/api/ext/v1/sign-in';
export const ORIGIN = 'https://site.example';
export const PLACE = '/comics/?topic=1#latest';

/** A browser that began a login: what it was led to, and the cookie that it keeps. */
export interface Begun {
  address: string;
  cookie: string;
}

/** Each request comes from an address of its own: limits of an address are another suite's. */
export const elsewhere = () => ({ localAddress: `127.${randomInt(1, 250)}.${randomInt(250)}.${randomInt(1, 250)}` });

export const headersOf = (cookie?: string) => ({ host: 'site.example', ...(cookie !== undefined && { cookie }) });

export async function begin(site: TestSite, { back = PLACE, state = 'of-the-site', cookie = '' } = {}): Promise<Begun> {
  const response = await site.request({
    url: SIGN_IN,
    query: { return: back, state },
    headers: headersOf(cookie),
    ...elsewhere(),
  });
  expect(response.statusCode).toBe(303);
  const [set = ''] = response.headers['set-cookie'] ?? [];
  return { address: response.headers.location ?? '', cookie: set.split(';')[0] ?? '' };
}

/** Asks for the address that the provider led back to. */
export function comeBack(site: TestSite, callback: string, cookie?: string): Promise<HttpResponse> {
  const { pathname, search } = new URL(callback);
  return site.request({ url: pathname + search, headers: headersOf(cookie), ...elsewhere() });
}

export function exchange(site: TestSite, jumpToken: string): Promise<HttpResponse> {
  return site.request({ url: accessTokenByJumpToken.path, query: { jumpToken }, ...elsewhere() });
}

export function jumpTokenOf(response: HttpResponse): string {
  return new URL(response.headers.location ?? '', ORIGIN).searchParams.get('jumpToken') ?? '';
}

/** A backend's settings for the provider. */
export const loginSettings = (
  provider: LoginProvider,
  claims: Partial<ProviderConfig['claims']> = {},
): Partial<BackendConfig> => ({
  origin: ORIGIN,
  signIn: {
    kind: 'oidc',
    provider: {
      issuer: provider.issuer,
      clientId: provider.setup.clientId,
      clientSecret: provider.setup.clientSecret,
      scope: 'openid profile',
      claims: { name: 'name', company: 'company', roles: 'roles', ...claims },
    },
  },
});
