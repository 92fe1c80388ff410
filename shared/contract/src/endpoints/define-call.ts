import type { Access, Route, Schemas } from './route';

/** What a call says beside its path, its line in the API's own page, and whom the server takes. */
interface Said extends Omit<Schemas, 'access' | 'summary'> {
  /** A login's token is sent where one is needed; `optional` sends it where there is one. */
  token?: 'optional';
}

type Defined<A extends Access, S extends Said> = Route<S & { access: A; summary: string }>;

interface CallsOf<A extends Access> {
  get: <S extends Said & { body?: never }>(path: string, summary: string, said: S) => Defined<A, S>;
  post: <S extends Said>(path: string, summary: string, said: S) => Defined<A, S>;
}

/** Defines calls of those whom the server takes, by GET and by POST. */
export function callsOf<const A extends Access>(access: A): CallsOf<A> {
  const token = access === 'guest' ? 'none' : 'required';
  const how = (path: string, said: Said) => ({ path, token: said.token ?? token }) as const;
  return {
    get: (path, summary, said) => ({ method: 'GET', ...how(path, said), schemas: { ...said, access, summary } }),
    post: (path, summary, said) => ({ method: 'POST', ...how(path, said), schemas: { ...said, access, summary } }),
  };
}

export const guest = callsOf('guest');
export const visitor = callsOf('visitor');
export const official = callsOf('official');
export const editor = callsOf('editor');
export const marketer = callsOf('marketer');
export const moderator = callsOf('moderator');
export const reviewer = callsOf('reviewer');
export const operator = callsOf('operator');
