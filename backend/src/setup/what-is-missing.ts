import type { BackendConfig } from '../config/backend-config';
import { type Queryable, onlyRow } from '../database/database';

/** Settings that only a company can make and has not yet: each with what does not work until then. */
export async function whatIsMissing(
  database: Queryable,
  { signIn, jumpTokenSecret }: Pick<BackendConfig, 'signIn' | 'jumpTokenSecret'>,
): Promise<string[]> {
  // A sample operator is somebody only where the sample login lets them in.
  const { operators } = await onlyRow<{ operators: number }>(
    database,
    `select count(*)::int as operators from users where 'operator' = any(roles) and (not sample or $1)`,
    [signIn.kind === 'sample'],
  );
  const { builds } = await onlyRow<{ builds: number }>(
    database,
    `select count(*)::int as builds from client_builds where state = 'published'`,
  );
  const noLogin = signIn.kind === 'none' && jumpTokenSecret === undefined;
  return [
    ...(noLogin
      ? ['no login provider (OIDC_ISSUER, or JUMP_TOKEN_SECRET for a login of your own): nobody can log in']
      : []),
    ...(builds === 0 ? ['no client build (upload one at the desk): nobody can download the client'] : []),
    ...(operators === 0 ? ['no operator (npm run backend -- setup): nobody reads messages or gives roles'] : []),
  ];
}

/** Returns one line for a start, or null where nothing is missing. */
export function missingLine(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `Missing: ${missing.join('; ')}`;
}
