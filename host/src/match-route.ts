import { matchPath } from 'react-router-dom';
import type { PageParams } from '@shared/contract';
import { type Route, routes } from './routes';

export interface RouteMatch {
  route: Route;
  params: PageParams;
  /** A path below the base path, with a trailing slash. */
  path: string;
}

/** Most routes have no parameters: they are found by name, which a navigation does several times over. */
const hasParams = ({ pattern }: Route) => pattern.includes(':');
const named: ReadonlyMap<string, Route> = new Map(
  routes.filter((route) => !hasParams(route)).map((route) => [route.pattern, route]),
);
const patterns = routes.filter(hasParams);

/** The page at a path below the base path, exactly, with or without a trailing slash; null where there is none. */
export function matchRoute(path: string): RouteMatch | null {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  const route = named.get(slashed === '/' ? '/' : slashed.slice(0, -1));
  if (route) return { route, params: { ...route.params }, path: slashed };
  for (const route of patterns) {
    const match = matchPath({ path: route.pattern, end: true, caseSensitive: true }, path);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { route, params: { ...params, ...route.params }, path: slashed };
  }
  return null;
}
