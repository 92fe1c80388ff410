import type { ProviderConfig } from '../../config/sign-in-config';
import { beginningOf } from '../../words/words';

type Claims = Readonly<Record<string, unknown>>;

/** A provider's claims about a person; undefined where it makes none. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  name: string | undefined;
  company: string | undefined;
  /** The address, only where the provider says that it has checked it. */
  email: string | undefined;
  /** Roles; undefined where no claim is configured: they are then left alone. */
  roles: readonly string[] | undefined;
}

const MOST = 40;
const MOST_OF_COMPANY = 80;

/** Takes the configured claims out of all that the provider sent. */
export function readClaims(claims: Claims, issuer: string, names: ProviderConfig['claims']): ProviderIdentity {
  const { name, company, roles } = names;
  return {
    issuer,
    subject: String(claims['sub']),
    name: text(claimAt(claims, name), MOST),
    company: company === undefined ? undefined : text(claimAt(claims, company), MOST_OF_COMPANY),
    email: claims['email_verified'] === true ? address(claims['email']) : undefined,
    roles: roles === undefined ? undefined : list(claimAt(claims, roles)),
  };
}

/** A claim by its name, which may have dots in it, or by its way through objects: `realm_access.roles`. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}

const MOST_OF_EMAIL = 254;

function address(value: unknown): string | undefined {
  const fits =
    typeof value === 'string' &&
    value.length <= MOST_OF_EMAIL &&
    /^[^\s\p{C}@<>"',;:\\()[\]]+@[^\s\p{C}@<>"',;:\\()[\]]+$/u.test(value);
  return fits ? value : undefined;
}

/** Returns one line without control and direction characters, no longer than what a page has room for. */
export function text(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const short = beginningOf(line, most).trim();
  return short === '' ? undefined : short;
}

/** Providers send roles as a list, or as one text with spaces or commas in it; none is an empty list. */
function list(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/[\s,]+/);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
