import { z } from 'zod';

export type Method = 'GET' | 'POST';

/**
 * What the client does with the login token (docs/requirements.md section 6).
 * `none`: never sent. `optional`: sent if present. `required`: without one the call is refused before anything is sent.
 */
export type TokenPolicy = 'none' | 'optional' | 'required';

/** Whom the server takes: anybody, a signed-in visitor, or a signed-in official user. */
export type Access = 'guest' | 'visitor' | 'official';

/** One call: what goes over the wire, and who may make it. The server validates with it, the client takes its types. */
export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  T extends TokenPolicy = TokenPolicy,
  A extends Access = Access,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: M;
  readonly path: P;
  readonly token: T;
  readonly access: A;
  /** One line for the API's own page. */
  readonly summary: string;
  readonly query: Query;
  /** Checked for POST only. */
  readonly body: Body;
  /** `data` of a successful envelope. */
  readonly data: Data;
}

/** A call's query as the client gives it. */
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
/** A call's body as the client gives it. */
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
/** What a call resolves with. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

const nothing = z.object({});

interface Definition<M, P, T, A, Query, Body, Data> {
  method: M;
  path: P;
  token: T;
  access: A;
  summary: string;
  query?: Query;
  body?: Body;
  data: Data;
}

/** Declares a call; a missing query or body means that nothing is read from it. */
export function defineEndpoint<
  const M extends Method,
  const P extends string,
  const T extends TokenPolicy,
  const A extends Access,
  Data extends z.ZodType,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(definition: Definition<M, P, T, A, Query, Body, Data>): Endpoint<M, P, T, A, Query, Body, Data> {
  // The defaults of the type parameters are exactly what stands in for the absent ones.
  return { query: nothing, body: nothing, ...definition } as unknown as Endpoint<M, P, T, A, Query, Body, Data>;
}
