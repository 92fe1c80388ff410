import type { Access, Route, Schemas } from './route';

/** Whom the server takes, and what the client does with the token: required where a login is, unless it says otherwise. */
type Caller =
  { access: 'guest'; token: 'none' | 'optional' } | { access: Exclude<Access, 'guest'>; token?: 'optional' };

/** Defines a call by GET. */
export function get<S extends Schemas & Caller & { body?: never }>(path: string, schemas: S): Route<S> {
  return { method: 'GET', path, token: schemas.token ?? 'required', schemas };
}

/** Defines a call by POST. */
export function post<S extends Schemas & Caller>(path: string, schemas: S): Route<S> {
  return { method: 'POST', path, token: schemas.token ?? 'required', schemas };
}
