import { readConfig } from './backend-config';

test('an empty environment gives the embedded default, on loopback', () => {
  const config = readConfig({ PORT: '' });
  expect(config).toMatchObject({
    port: 8081,
    host: '127.0.0.1',
    databaseUrl: undefined,
    signIn: true,
    sampleData: true,
  });
});

test('the sign-in stand-in is off with a database of one’s own, unless said', () => {
  const environment = { DATABASE_URL: 'postgres://db.internal/site' };
  expect(readConfig(environment).signIn).toBe(false);
  expect(readConfig({ ...environment, SIGN_IN: 'on' }).signIn).toBe(true);
});

test('a wrong configuration is named, every part of it', () => {
  const wrong = { PORT: 'many', DATABASE_URL: 'mysql://x', SIGN_IN: 'perhaps', ALLOWED_ORIGINS: 'http://a, nonsense' };
  expect(() => readConfig(wrong)).toThrow(/PORT.*DATABASE_URL.*SIGN_IN.*ALLOWED_ORIGINS/s);
});
