import { readConfig } from './backend-config';

const OIDC = { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'site', ORIGIN: 'https://www.example.com' };
const POSTGRES = { DATABASE_URL: 'postgres://db.internal/site' };

test('an empty environment gives the embedded default, on loopback', () => {
  const config = readConfig({ PORT: '' });
  expect(config).toMatchObject({
    port: 8081,
    host: '127.0.0.1',
    databaseUrl: undefined,
    signIn: { kind: 'sample', open: false },
    sampleData: true,
  });
});

test('samples and the sample login are off with a database of one’s own, unless said', () => {
  expect(readConfig(POSTGRES)).toMatchObject({ signIn: { kind: 'none' }, sampleData: false });
  const asked = readConfig({ ...POSTGRES, SIGN_IN: 'sample', SAMPLE_DATA: 'on' });
  expect(asked).toMatchObject({ signIn: { kind: 'sample', open: false }, sampleData: true });
});

describe('the sample login', () => {
  test.each([
    { ORIGIN: 'https://www.example.com' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { ORIGIN: 'http://localhost:8080', FRONT_HOST: '0.0.0.0' },
    { ORIGIN: 'http://192.168.1.5:8080' },
    { ORIGIN: 'http://localhost:8080', HOST: '10.0.0.5' },
  ])('is not there by default where others reach it: %o', (environment) => {
    expect(readConfig(environment).signIn).toEqual({ kind: 'none' });
    expect(() => readConfig({ ...environment, SIGN_IN: 'on' })).toThrow('would let anybody in as anybody');
    expect(readConfig({ ...environment, SIGN_IN: 'sample' }).signIn).toEqual({ kind: 'sample', open: true });
  });

  test.each([{ ORIGIN: 'http://localhost:8080' }, { ORIGIN: 'http://127.0.0.1:8080' }, { ORIGIN: 'http://[::1]:80' }])(
    'is there on this machine alone: %o',
    (environment) => {
      expect(readConfig(environment).signIn).toEqual({ kind: 'sample', open: false });
    },
  );

  test('does not stand beside a provider', () => {
    expect(() => readConfig({ ...OIDC, SIGN_IN: 'sample' })).toThrow('SIGN_IN=sample contradicts OIDC_ISSUER');
  });
});

describe('a login provider', () => {
  test('is used where it is named', () => {
    expect(readConfig({ ...POSTGRES, ...OIDC }).signIn).toEqual({
      kind: 'oidc',
      provider: {
        issuer: 'https://login.example/',
        clientId: 'site',
        clientSecret: undefined,
        scope: 'openid profile',
        claims: { name: 'name', company: undefined, roles: undefined },
      },
    });
  });

  test.each([
    [{ SIGN_IN: 'oidc' }, 'SIGN_IN=oidc needs OIDC_ISSUER'],
    [{ ...OIDC, OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER needs OIDC_CLIENT_ID'],
    [{ ...OIDC, ORIGIN: '' }, 'OIDC_ISSUER needs ORIGIN'],
    [{ ...OIDC, OIDC_ISSUER: 'http://login.example/' }, 'OIDC_ISSUER: must begin with https://'],
    [{ ...OIDC, OIDC_SCOPE: 'profile' }, 'OIDC_SCOPE: must hold openid'],
    [{ JUMP_TOKEN_SECRET: 'short' }, 'JUMP_TOKEN_SECRET: must have at least 32 characters'],
    [{ SERVICE_KEY: 'x'.repeat(31) }, 'SERVICE_KEY: must have at least 32 characters'],
    [{ SERVICE_KEY: `${'x'.repeat(31)} ${'x'.repeat(31)}` }, 'SERVICE_KEY: must have at least 32 characters'],
  ])('%o is refused with the reason', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason);
  });

  test('may be at plain http on this machine', () => {
    const { signIn } = readConfig({ ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:9000' });
    expect(signIn).toMatchObject({ provider: { issuer: 'http://127.0.0.1:9000' } });
  });
});

test('a wrong configuration is named, every part of it', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', SIGN_IN: 'perhaps', ALLOWED_ORIGINS: 'http://a, nonsense' };
  expect(() => readConfig(wrong)).toThrow(/PORT.*DATABASE_URL.*SIGN_IN.*ALLOWED_ORIGINS/s);
});

describe('WeChat', () => {
  const key = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 'hidden', ORIGIN: 'https://www.example.com' };

  test('signs for the origin with a whole key alone', () => {
    expect(readConfig({}).wechat).toBeNull();
    const { origin, api } = readConfig(key).wechat ?? {};
    expect([origin, api]).toEqual([key.ORIGIN, 'https://api.weixin.qq.com']);
    for (const missing of Object.keys(key))
      expect(() => readConfig({ ...key, [missing]: '' })).toThrow('need each other, and ORIGIN');
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: '云梭 <site@example.com>' };
  const site = { ...mail, ORIGIN: 'https://www.example.com', BASE_PATH: '/below/' };

  test('waits unless there is a server', () => {
    expect(readConfig({}).mail).toBeNull();
    expect(readConfig(site).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      site: 'https://www.example.com/below/',
    });
  });

  test.each([
    [{ ...site, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
    [{ ...site, ORIGIN: '' }, 'SMTP_URL needs ORIGIN'],
    [{ ...site, SMTP_URL: '' }, 'MAIL_FROM needs SMTP_URL'],
    [{ ...site, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ ...site, MAIL_FROM: 'nobody' }, 'MAIL_FROM: must be an address'],
  ])('%o is refused with the reason', (environment, reason) => {
    expect(() => readConfig(environment)).toThrow(reason);
  });
});
