import hmacSha256 from 'crypto-js/hmac-sha256';

/**
 * Keyed hash of the sorted parameters, lower-case hexadecimal (docs/requirements.md section 7). Its key is public: a throttle,
 * never a proof.
 */
export function downloadSignature(parameters: Readonly<Record<string, string | number>>, secret: string): string {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return hmacSha256(sorted.map(([name, value]) => `${name}=${value}`).join('&'), secret).toString();
}
