import { allowedLicences, isAllowed, licenceOf } from './licences';
import { brokenRules } from './page-rules';

const headers = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-content-type-options': 'nosniff',
};
const policy = "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; require-trusted-types-for 'script'";
const page = (content: string) => `<meta http-equiv="Content-Security-Policy" content="${content}"><p>`;

test('a page that keeps every rule breaks none', () => {
  expect(brokenRules({ headers, body: page(policy) })).toEqual([]);
});

test.each([
  [policy.replace("'sha256-x'", "'unsafe-inline'"), 'script-src without unsafe or broad sources'],
  [policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 'style-src without unsafe or broad sources'],
  [policy.replace("; require-trusted-types-for 'script'", ''), 'Trusted Types'],
  [policy.replace("'sha256-x'", 'https:'), 'script-src without unsafe or broad sources'],
])('%s breaks a rule', (content, rule) => {
  expect(brokenRules({ headers, body: page(content) })).toEqual([rule]);
});

test.each(Object.keys(headers))('a page without %s breaks a rule', (name) => {
  const others = Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));
  expect(brokenRules({ headers: others, body: page(policy) })).not.toEqual([]);
});

test('a licence is allowed where one choice of it is, in all its parts', () => {
  const allowed = ['MIT', 'ISC'];
  const asked = ['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC', 'MIT AND GPL-3.0', 'GPL-3.0', 'Unknown'];
  expect(asked.filter((expression) => isAllowed(expression, allowed))).toEqual([
    'MIT',
    '(MIT OR GPL-3.0)',
    'MIT AND ISC',
  ]);
});

test('a licence without an SPDX identifier is allowed for the package alone whose text was read', () => {
  const allowed = (name: string, named: string) => isAllowed(licenceOf(name, named), allowedLicences.tools);
  expect(allowed('css-mediaquery', 'BSD')).toBe(true);
  expect(allowed('css-mediaquery', 'GPL-3.0')).toBe(false);
  expect(allowed('another', 'BSD')).toBe(false);
});
