import { z } from 'zod';
import * as appointmentRoutes from './appointments/routes';
import * as appointmentSchemas from './appointments/schemas';
import * as articleRoutes from './articles/routes';
import * as articleSchemas from './articles/schemas';
import * as assistRoutes from './assist/routes';
import * as assistSchemas from './assist/schemas';
import * as comicRoutes from './comics/routes';
import * as comicSchemas from './comics/schemas';
import * as downloadRoutes from './downloads/routes';
import * as downloadSchemas from './downloads/schemas';
import * as forumRoutes from './forum/routes';
import * as forumSchemas from './forum/schemas';
import * as gradeRoutes from './grade/routes';
import * as gradeSchemas from './grade/schemas';
import * as deskSiteRoutes from './desk-site/routes';
import * as deskSiteSchemas from './desk-site/schemas';
import * as deskContentRoutes from './desk-content/routes';
import * as deskContentSchemas from './desk-content/schemas';
import * as deskEventRoutes from './desk-events/routes';
import * as deskEventSchemas from './desk-events/schemas';
import * as deskRoutes from './desk/routes';
import * as deskSchemas from './desk/schemas';
import * as deskPeopleRoutes from './desk-people/routes';
import * as deskPeopleSchemas from './desk-people/schemas';
import * as helpRoutes from './help/routes';
import * as helpSchemas from './help/schemas';
import * as likeRoutes from './likes/routes';
import * as likeSchemas from './likes/schemas';
import * as moderationRoutes from './moderation/routes';
import * as moderationSchemas from './moderation/schemas';
import * as myRoutes from './my/routes';
import * as mySchemas from './my/schemas';
import * as noticeRoutes from './notices/routes';
import * as noticeSchemas from './notices/schemas';
import * as publicRoutes from './public/routes';
import * as publicSchemas from './public/schemas';
import type { Route, Schemas } from './route';
import * as sceneRoutes from './scenes/routes';
import * as sceneSchemas from './scenes/schemas';
import * as searchRoutes from './search/routes';
import * as searchSchemas from './search/schemas';
import * as telemetryRoutes from './telemetry/routes';
import * as telemetrySchemas from './telemetry/schemas';
import * as userRoutes from './users/routes';
import * as userSchemas from './users/schemas';
import * as workRoutes from './works/routes';
import * as workSchemas from './works/schemas';

const nothing = z.object({});
type Nothing = typeof nothing;
/** Of a call without a body, a client may send an empty object or nothing at all. */
const noBody = nothing.prefault({});

/** The schemas of a route; of a query or body that it does not have, nothing is read. */
export type SchemasOf<R extends Route> =
  R extends Route<infer S>
    ? {
        access: S['access'];
        summary: string;
        query: S extends { query: infer Query extends z.ZodType } ? Query : Nothing;
        body: S extends { body: infer Body extends z.ZodType } ? Body : Nothing;
        data: S['data'];
      }
    : never;

/** A call with all that is known of it. */
export interface Endpoint extends Required<Omit<Schemas, 'publishes' | 'topics'>> {
  name: string;
  publishes: boolean;
  /** Null where its answer is in no composed page. */
  topics: NonNullable<Schemas['topics']> | null;
  route: Route;
}

type NamedRoutes = Readonly<Record<string, Route>>;

/** Brings each route of a domain together with the schemas of its name, which are those that the route took its types from. */
function joined<Routes extends NamedRoutes>(
  routes: Routes,
  schemas: { readonly [Name in keyof Routes]: NonNullable<Routes[Name]['schemas']> },
): Endpoint[] {
  return Object.entries(routes).map(([name, route]) => {
    const own: Schemas = schemas[name as keyof Routes];
    return { name, route, publishes: false, topics: null, query: nothing, body: noBody, ...own };
  });
}

/** Every call of the API, by domain. */
export const endpoints: readonly Endpoint[] = [
  ...joined(userRoutes, userSchemas),
  ...joined(comicRoutes, comicSchemas),
  ...joined(workRoutes, workSchemas),
  ...joined(likeRoutes, likeSchemas),
  ...joined(forumRoutes, forumSchemas),
  ...joined(appointmentRoutes, appointmentSchemas),
  ...joined(gradeRoutes, gradeSchemas),
  ...joined(downloadRoutes, downloadSchemas),
  ...joined(assistRoutes, assistSchemas),
  ...joined(sceneRoutes, sceneSchemas),
  ...joined(searchRoutes, searchSchemas),
  ...joined(articleRoutes, articleSchemas),
  ...joined(telemetryRoutes, telemetrySchemas),
  ...joined(myRoutes, mySchemas),
  ...joined(moderationRoutes, moderationSchemas),
  ...joined(deskRoutes, deskSchemas),
  ...joined(deskSiteRoutes, deskSiteSchemas),
  ...joined(deskContentRoutes, deskContentSchemas),
  ...joined(noticeRoutes, noticeSchemas),
  ...joined(deskEventRoutes, deskEventSchemas),
  ...joined(deskPeopleRoutes, deskPeopleSchemas),
  ...joined(publicRoutes, publicSchemas),
  ...joined(helpRoutes, helpSchemas),
];

/** All that is known of a route. */
export function endpointOf(route: Route): Endpoint {
  const endpoint = endpoints.find((candidate) => candidate.route === route);
  if (!endpoint) throw new Error(`${route.method} ${route.path} is no call of the contract`);
  return endpoint;
}

/** Schemas by which a server checks the calls of a route. */
export function schemasOf<R extends Route>(route: R): SchemasOf<R> {
  return endpointOf(route) as unknown as SchemasOf<R>;
}

/**
 * Topics on which a guest's answer to this address depends. Null where the address is no call with topics, or not as the call takes
 * it.
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
