import { z } from 'zod';
import * as calls from './index';
import type { Route, Schemas } from './route';

const nothing = z.object({});
type Nothing = typeof nothing;
const noData = z.null();
/** A call without a body takes an empty object, or nothing at all. */
const noBody = nothing.prefault({});

/** The schemas of a route; a query or body that it does not have is not read. */
export type SchemasOf<R extends Route> =
  R extends Route<infer S>
    ? {
        access: S['access'];
        summary: string;
        query: S extends { query: infer Query extends z.ZodType } ? Query : Nothing;
        body: S extends { body: infer Body extends z.ZodType } ? Body : Nothing;
        data: S extends { data: infer Data extends z.ZodType } ? Data : typeof noData;
      }
    : never;

export interface Endpoint extends Required<Omit<Schemas, 'publishes' | 'topics'>> {
  name: string;
  publishes: boolean;
  /** Null where its answer is in no composed page. */
  topics: NonNullable<Schemas['topics']> | null;
  route: Route;
}

function isCall(value: unknown): value is Required<Route> {
  return typeof value === 'object' && value !== null && 'schemas' in value;
}

export const endpoints: readonly Endpoint[] = Object.entries<unknown>(calls)
  .flatMap(([name, route]) =>
    isCall(route)
      ? [{ name, route, publishes: false, topics: null, query: nothing, body: noBody, data: noData, ...route.schemas }]
      : [],
  )
  .sort((one, other) => (one.route.path < other.route.path ? -1 : 1));

export function endpointOf(route: Route): Endpoint {
  const endpoint = endpoints.find((candidate) => candidate.route === route);
  if (!endpoint) throw new Error(`${route.method} ${route.path} is no call of the contract`);
  return endpoint;
}

export function schemasOf<R extends Route>(route: R): SchemasOf<R> {
  return endpointOf(route) as unknown as SchemasOf<R>;
}

/**
 * Topics whose change changes the answer to this address, as a guest gets it. Null where the address is no call with topics, or
 * not as the call takes it.
 *
 * @param data what it was answered with
 */
export function topicsOf(address: string, data?: unknown): readonly string[] | null {
  const [path, search] = address.split('?', 2);
  const endpoint = endpoints.find(({ route }) => route.method === 'GET' && route.path === path);
  if (!endpoint?.topics) return null;
  const query = endpoint.query.safeParse(Object.fromEntries(new URLSearchParams(search)));
  // The parser is the very one that the topics took their type from.
  return query.success ? endpoint.topics(query.data as never, data as never) : null;
}
