import * as client from 'openid-client';
import { isLoopback } from '@shared/contract/config';
import type { ProviderConfig } from '../../config/sign-in-config';
import { LoginProblem, type LoginProblemKind } from './login-problem';
import { type ProviderIdentity, readClaims } from './read-claims';

/** Seconds that the provider may take for an answer. */
const PATIENCE = 5;
/** Milliseconds for which what the provider says of itself is believed: short, so that one that is gone is noticed. */
const KNOWN_FOR = 60_000;
/** Seconds that two clocks may differ. */
const CLOCK_TOLERANCE = 30;

interface Round {
  state: string;
  verifier: string;
  nonce: string;
}

/** An OpenID Connect provider: authorization code with PKCE, its signatures checked. */
export class LoginProvider {
  readonly #config: ProviderConfig;
  readonly #redirectUri: string;
  #known: { at: number; configuration: Promise<client.Configuration> } | null = null;

  constructor(config: ProviderConfig, redirectUri: string) {
    this.#config = config;
    this.#redirectUri = redirectUri;
  }

  /** Address at which a visitor logs in. */
  async address({ state, verifier, nonce }: Round): Promise<URL> {
    return told(async () =>
      client.buildAuthorizationUrl(await this.configuration(), {
        redirect_uri: this.#redirectUri,
        scope: this.#config.scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    );
  }

  /** Identifies the person who came back with this query. */
  async identity(search: string, { state, verifier, nonce }: Round): Promise<ProviderIdentity> {
    return told(async () => {
      const configuration = await this.configuration();
      const address = new URL(this.#redirectUri);
      address.search = search;
      const tokens = await client.authorizationCodeGrant(configuration, address, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new LoginProblem('nonsense');
      const { userinfo_endpoint: more } = configuration.serverMetadata();
      // Most providers keep names for this call; it is bound to the subject of the signed token.
      const info = more ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
      return readClaims({ ...info, ...claims }, claims.iss, this.#config.claims);
    });
  }

  /** The provider's description of itself, checked; asked once for all who log in at the same time. */
  configuration(): Promise<client.Configuration> {
    if (this.#known && Date.now() - this.#known.at < KNOWN_FOR) return this.#known.configuration;
    const known = { at: Date.now(), configuration: told(() => this.#discover()) };
    this.#known = known;
    known.configuration.catch(() => {
      if (this.#known === known) this.#known = null;
    });
    return known.configuration;
  }

  async #discover(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#config;
    const server = new URL(issuer);
    const configuration = await client.discovery(
      server,
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE },
      authentication(clientSecret),
      {
        timeout: PATIENCE,
        execute: [client.enableNonRepudiationChecks, ...plainHttp(server)],
      },
    );
    const { authorization_endpoint, token_endpoint, jwks_uri } = configuration.serverMetadata();
    if (!authorization_endpoint || !token_endpoint || !jwks_uri) throw new LoginProblem('nonsense');
    return configuration;
  }
}

/** Allows plain HTTP for a provider on this machine, as tests have it. */
function plainHttp(server: URL): ((configuration: client.Configuration) => void)[] {
  if (server.protocol !== 'http:' || !isLoopback(server.hostname)) return [];
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; nothing leaves the machine
  return [client.allowInsecureRequests];
}

/** The way that the provider offers; by the header where it says nothing, as its standard has it. */
function authentication(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, metadata, body, headers) => {
    const offered = server.token_endpoint_auth_methods_supported;
    (offered && !offered.includes('client_secret_basic') ? post : basic)(server, metadata, body, headers);
  };
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof LoginProblem ? error : new LoginProblem(kindOf(error), error);
  }
}

function kindOf(error: unknown): LoginProblemKind {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'refused';
  if (error instanceof client.ResponseBodyError || error instanceof client.WWWAuthenticateChallengeError)
    return 'refused';
  const { name, code, cause } = error as { name?: unknown; code?: unknown; cause?: unknown };
  // `fetch` throws this where nobody answers, as it is or wrapped.
  if (name === 'TypeError' || (cause as { name?: unknown } | undefined)?.name === 'TypeError') return 'gone';
  switch (code) {
    case 'OAUTH_TIMEOUT':
      return 'slow';
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'clock';
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return 'wrong-issuer';
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return claimOf(cause) === 'nonce' ? 'wrong-nonce' : 'wrong-issuer';
    case 'OAUTH_KEY_SELECTION_FAILED':
      return 'wrong-signature';
    case 'OAUTH_INVALID_RESPONSE':
      return cause instanceof Error && cause.message.includes('signature') ? 'wrong-signature' : 'nonsense';
    default:
      return 'nonsense';
  }
}

/** The claim that is not as expected. */
function claimOf(error: unknown): unknown {
  const { cause } = (error ?? {}) as { cause?: { claim?: unknown } };
  return cause?.claim;
}
