/** Headers of every answer; a page's policy takes the place of the first (pages/src/document/policy.ts). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The origin alone, to this site too: an address may hold a login's jump token until the starter has taken it out.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** HTTPS alone, for two years. */
export const TRANSPORT_SECURITY = 'max-age=63072000';

/** The policy of the server's own pages, which need nothing and run nothing. */
export const ERROR_PAGE_POLICY =
  "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
