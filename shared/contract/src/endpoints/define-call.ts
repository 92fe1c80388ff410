import type { Route, Schemas, TokenPolicy } from './route';

/** A login's token is sent where one is needed; `optional` sends it where there is one. */
interface Sends {
  token?: 'optional';
}

/** Defines a call by GET. */
export function get<S extends Schemas & Sends & { body?: never }>(path: string, schemas: S): Route<S> {
  return { method: 'GET', path, token: tokenOf(schemas), schemas };
}

/** Defines a call by POST. */
export function post<S extends Schemas & Sends>(path: string, schemas: S): Route<S> {
  return { method: 'POST', path, token: tokenOf(schemas), schemas };
}

function tokenOf({ access, token }: Schemas & Sends): TokenPolicy {
  return token ?? (access === 'guest' ? 'none' : 'required');
}
