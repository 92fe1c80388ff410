import { readClaims } from './read-claims';

const names = { name: 'name', company: undefined, roles: undefined };
const emailOf = (claims: Record<string, unknown>) =>
  readClaims({ sub: '1', ...claims }, 'https://login.example', names).email;

test('an address is taken only where the provider says that it has checked it', () => {
  expect(emailOf({ email: 'a@example.com', email_verified: true })).toBe('a@example.com');
  expect(emailOf({ email: 'a@example.com' })).toBeUndefined();
  expect(emailOf({ email: 'a@example.com', email_verified: 'true' })).toBeUndefined();
});

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@b.cn, c@d.cn',
  '<a@b.cn>',
  'nobody',
  'a\0@b.cn',
  'a@\ud800.cn',
  `${'a'.repeat(260)}@b.cn`,
  7,
])('%j is no address', (email) => {
  expect(emailOf({ email, email_verified: true })).toBeUndefined();
});
