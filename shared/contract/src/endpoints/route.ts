import type { z } from 'zod';

export type Method = 'GET' | 'POST';

/**
 * The client's use of the login token (docs/requirements.md section 6). `none`: never sent. `optional`: sent if present. `required`:
 * without one the call is refused before anything is sent.
 */
export type TokenPolicy = 'none' | 'optional' | 'required';

/** Rights of a person beside those of every visitor; a person may have several. */
export type Role = 'editor' | 'marketer' | 'moderator' | 'reviewer' | 'sales' | 'events' | 'operator';

/** Whom the server takes: anybody, a signed-in visitor, who has any role, who has that role, or who has one of those. */
export type Access = 'guest' | 'visitor' | 'official' | Role | readonly Role[];

/** Schemas for the server: who may make a call, what it takes (a GET a query, a POST a body, or neither) and gives. */
export interface Schemas {
  access: Access;
  /** Adds words that others read: refused to who is blocked from writing. */
  publishes?: true;
  /** A line for the API's own page. */
  summary: string;
  query?: z.ZodType;
  /**
   * Topics on which a guest's answer depends, by the query: of GET calls whose answers are in composed pages. The backend tells
   * these topics (backend/src/domains/changes). With an answer, what it shows may be named beside its list.
   */
  topics?: (query: never, data?: never) => readonly string[];
  body?: z.ZodType;
  /** `data` of a successful envelope; null unless told. */
  data?: z.ZodType;
}

/**
 * A call: how it is made, and its schemas. Builds of pages carry method, path and token alone, and of the schemas the types
 * (shared/build/src/calls-loader.ts); where no build is between, as in the backend, the schemas are there.
 */
export interface Route<S extends Schemas = Schemas> {
  readonly method: Method;
  readonly path: string;
  readonly token: TokenPolicy;
  readonly schemas?: S;
}

/** Input of a call, as the client gives it: its query or its body; nothing where it has neither. */
export type InputOf<R extends Route> =
  R extends Route<infer S>
    ? S extends { query: infer Query extends z.ZodType }
      ? z.input<Query>
      : S extends { body: infer Body extends z.ZodType }
        ? z.input<Body>
        : Record<string, never>
    : never;

/** Output of a call; of one that nothing is known of, anything. */
export type DataOf<R extends Route> =
  R extends Route<infer S>
    ? S extends { data: infer Data extends z.ZodType }
      ? z.output<Data>
      : Schemas extends S
        ? unknown
        : null
    : never;

/** The input of a call in its place in a list of parameters: to be left out where nothing in it is needed. */
export type InputParameter<R extends Route> =
  Record<string, never> extends InputOf<R> ? [input?: InputOf<R>] : [input: InputOf<R>];

/** Path and query of a GET call, `/api/…?page=1`: what pages name the calls by that their text comes from. */
export type RequestAddress = string & { readonly requestAddress: true };

/** Undefined values are left out. */
export function requestAddress({ path }: Pick<Route, 'path'>, query: object = {}): RequestAddress {
  // Numbers become text by themselves.
  const given = Object.entries(query).filter(([, value]) => value !== undefined) as [string, string][];
  return (given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`) as RequestAddress;
}

export type PageRequest<Data = unknown> = RequestAddress & { readonly answers?: Data };

/** A call's answer when the page was composed; undefined where that is not known. */
export type KnownAnswer = <Data>(request: PageRequest<Data>) => Data | undefined;

/** A call that guests can make by GET, for `data` of a page. */
export function request<R extends Route<Schemas & { access: 'guest'; body?: never }>>(
  route: R,
  ...[query]: InputParameter<R>
): PageRequest<DataOf<R>> {
  return requestAddress(route, query);
}
