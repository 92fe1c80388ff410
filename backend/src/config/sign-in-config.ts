import { isLoopback } from '@shared/contract/config';
import { z } from 'zod';

/** An issuer over plain http would let anybody on the way say who a visitor is. */
const issuer = z.url({ protocol: /^https?$/ }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}, 'must begin with https:// unless it is a loopback address');

/** The ways in which visitors log in (docs/decisions/025-login.md). */
export const signInVariables = {
  /** `oidc` where there is an issuer; `sample` is the page on which anybody may be anybody. */
  SIGN_IN: z.enum(['oidc', 'sample', 'on', 'off']).optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** The client's secret; none for a client that the provider knows as public. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_SCOPE: z
    .string()
    .default('openid profile')
    .refine((scope) => scope.split(' ').includes('openid'), 'must hold openid'),
  OIDC_NAME_CLAIM: z.string().min(1).default('name'),
  OIDC_COMPANY_CLAIM: z.string().min(1).optional(),
  OIDC_ROLES_CLAIM: z.string().min(1).optional(),
  /** Signs the calls by which a vendor's own login asks for jump tokens. */
  JUMP_TOKEN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, as openssl rand -hex 32 makes them')
    .optional(),
};

/** The site's registration at the provider, and the claims that it reads. */
export interface ProviderConfig {
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  scope: string;
  claims: { name: string; company: string | undefined; roles: string | undefined };
}

export type SignInConfig =
  | { kind: 'oidc'; provider: ProviderConfig }
  /** `open`: others than this machine reach it. */
  | { kind: 'sample'; open: boolean }
  | { kind: 'none' };

type SignInVariables = z.output<z.ZodObject<typeof signInVariables>> & {
  HOST: string;
  FRONT_HOST?: string | undefined;
  ORIGIN?: string | undefined;
  DATABASE_URL?: string | undefined;
};

/** Chooses the login, or says in one sentence which settings contradict each other. */
export function signInConfig(env: SignInVariables): SignInConfig | { problem: string } {
  const { SIGN_IN, OIDC_ISSUER, OIDC_CLIENT_ID, ORIGIN, DATABASE_URL, HOST, FRONT_HOST = HOST } = env;
  const names = [HOST, FRONT_HOST, ...(ORIGIN === undefined ? [] : [new URL(ORIGIN).hostname])];
  const local = names.every(isLoopback);
  switch (SIGN_IN ?? (OIDC_ISSUER !== undefined ? 'oidc' : local && DATABASE_URL === undefined ? 'on' : 'off')) {
    case 'off':
      return { kind: 'none' };
    case 'oidc': {
      if (OIDC_ISSUER === undefined) return { problem: 'SIGN_IN=oidc needs OIDC_ISSUER, the address of the provider' };
      if (OIDC_CLIENT_ID === undefined) return { problem: 'OIDC_ISSUER needs OIDC_CLIENT_ID, as the provider gave it' };
      if (ORIGIN === undefined)
        return { problem: 'OIDC_ISSUER needs ORIGIN: the provider sends visitors back to an address below it' };
      return { kind: 'oidc', provider: provider(env, OIDC_ISSUER, OIDC_CLIENT_ID) };
    }
    case 'sample':
    case 'on':
      if (OIDC_ISSUER !== undefined)
        return { problem: `SIGN_IN=${SIGN_IN ?? 'on'} contradicts OIDC_ISSUER: one of the two logins has to go` };
      if (!local && SIGN_IN !== 'sample')
        return {
          problem:
            `SIGN_IN=on would let anybody in as anybody, with every role, at ${ORIGIN ?? FRONT_HOST}: ` +
            `SIGN_IN=sample says that this is meant`,
        };
      return { kind: 'sample', open: !local };
  }
}

function provider(env: SignInVariables, issuerAddress: string, clientId: string): ProviderConfig {
  return {
    issuer: issuerAddress,
    clientId,
    clientSecret: env.OIDC_CLIENT_SECRET,
    scope: env.OIDC_SCOPE,
    claims: { name: env.OIDC_NAME_CLAIM, company: env.OIDC_COMPANY_CLAIM, roles: env.OIDC_ROLES_CLAIM },
  };
}
