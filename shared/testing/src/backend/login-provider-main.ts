import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import type { LoginFault, LoginProviderSetup } from './login-provider';

/** A provider of OpenID Connect on loopback, as a process of its own; its parent says by messages what shall go wrong. */
const setup = JSON.parse(process.env['LOGIN_PROVIDER'] ?? '{}') as LoginProviderSetup;
const issuer = `http://127.0.0.1:${setup.port}`;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const keyId = 'first';
let fault: LoginFault = 'none';
/** Roles that each person said at their latest login, behind a bar: `wang|operator moderator`. */
const rolesOf = new Map<string, string | undefined>();

const configuration: Configuration = {
  clients: [
    {
      client_id: setup.clientId,
      client_secret: setup.clientSecret,
      redirect_uris: [setup.redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }] },
  cookies: { keys: ['of a test'] },
  claims: { openid: ['sub'], profile: ['name', 'company', 'roles'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  // Everybody who can write their name is who they say.
  findAccount: (_context, name) => {
    const roles = rolesOf.get(name);
    const claims = { name: `姓名 ${name}`, company: `公司 ${name}`, ...(roles !== undefined && { roles }) };
    return { accountId: name, claims: () => ({ sub: name, ...claims }) };
  },
  // Every grant is new: this site alone asks, for what it always asks for.
  loadExistingGrant: async (context) => {
    const { client, session } = context.oidc;
    const grant = new context.oidc.provider.Grant({
      ...(client && { clientId: client.clientId }),
      ...(session?.accountId !== undefined && { accountId: session.accountId }),
    });
    grant.addOIDCScope('openid profile');
    await grant.save();
    return grant;
  },
};

const provider = new Provider(issuer, configuration);

/** Changes what the provider answers, as the fault has it. */
provider.use(async (context, next) => {
  await next();
  if (context.path === '/.well-known/openid-configuration') {
    if (fault === 'nonsense') {
      context.type = 'html';
      context.body = '<!doctype html><title>Welcome</title>';
    }
    if (fault === 'discovered-issuer') context.body = { ...(context.body as object), issuer: 'http://127.0.0.1:1' };
  }
  const body: unknown = context.body;
  if (context.path === '/token' && typeof body === 'object' && body !== null && 'id_token' in body)
    context.body = { ...body, id_token: altered(String(body.id_token)) };
});

/** The token that was issued, with another claim or another signature. */
function altered(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const hours = (count: number) => Math.floor(Date.now() / 1000) + count * 3600;
  switch (fault) {
    case 'issuer':
      return signed({ ...claims, iss: 'http://127.0.0.1:1' });
    case 'nonce':
      return signed({ ...claims, nonce: 'of-another-login' });
    case 'clock':
      return signed({ ...claims, iat: hours(-2), exp: hours(-1) });
    case 'signature':
      return signed(claims, foreign);
    default:
      return token;
  }
}

function signed(claims: object, key = createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' }))): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

const answer = provider.callback();

/** The provider's own login page: a name, no password. */
async function interaction(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><html lang="zh-CN"><title>统一登录</title><form method="post"><label>账号 <input name="login"></label>' +
        '<button>登录</button><button name="cancel" value="yes">取消</button></form></html>',
    );
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const form = new URLSearchParams(body);
  const [accountId = '', roles] = (form.get('login') ?? '').split('|');
  rolesOf.set(accountId, roles);
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'The visitor cancelled' }
    : { login: { accountId } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const server = createServer((request, response) => {
  // A slow provider never answers: the caller gives up first.
  if (fault === 'slow') return;
  if (request.url?.startsWith('/interaction/') === true) {
    interaction(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  } else void answer(request, response);
});
server.listen(setup.port, '127.0.0.1', () => process.send?.('ready'));
process.on('message', (message: LoginFault) => {
  fault = message;
  process.send?.('changed');
});
process.on('disconnect', () => process.exit(0));
