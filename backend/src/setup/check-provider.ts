import type { ProviderConfig } from '../config/sign-in-config';
import { LoginProblem } from '../domains/sign-in/login-problem';
import { LoginProvider } from '../domains/sign-in/login-provider';

/** Milliseconds. */
const PATIENCE = 5000;

/** Asks the provider for what a login needs; gives what is wrong, or null. */
export async function checkProvider(provider: ProviderConfig, redirectUri: string): Promise<string | null> {
  try {
    const server = (await new LoginProvider(provider, redirectUri).configuration()).serverMetadata();
    if (server.response_types_supported && !server.response_types_supported.includes('code'))
      return 'it does not offer the authorization code flow';
    if (server.code_challenge_methods_supported && !server.code_challenge_methods_supported.includes('S256'))
      return 'it does not offer PKCE with S256';
    const keys = await keysAt(server.jwks_uri ?? '');
    return keys > 0 ? null : 'it has no keys to check its signatures with (jwks_uri)';
  } catch (error) {
    if (!(error instanceof LoginProblem)) throw error;
    const code = error.code === undefined ? '' : ` (${error.code})`;
    return `${problems[error.kind] ?? `it cannot be used: ${error.kind}`}${code}`;
  }
}

const problems: Partial<Record<LoginProblem['kind'], string>> = {
  gone: 'nobody answers there',
  slow: 'it does not answer within 5 s',
  nonsense: 'what it says of itself (/.well-known/openid-configuration) is not what OpenID Connect asks for',
  'wrong-issuer': 'it names itself differently: OIDC_ISSUER must be exactly its "issuer"',
};

async function keysAt(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const { keys } = (await response.json()) as { keys?: unknown };
    return Array.isArray(keys) ? keys.length : 0;
  } catch {
    return 0;
  }
}
