import { matchPath } from 'react-router-dom';
import type { PageParams } from 'shared/contract';
import { type Route, routes } from '../routes';

export interface RouteMatch {
  route: Route;
  params: PageParams;
  /** Below the base path, with a trailing slash. */
  path: string;
}

/** The page at a path below the base path, exactly, with or without a trailing slash; null where there is none. */
export function matchRoute(path: string): RouteMatch | null {
  for (const route of routes) {
    const match = matchPath({ path: route.pattern, end: true, caseSensitive: true }, path);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    return { route, params: { ...params, ...route.params }, path: path.endsWith('/') ? path : `${path}/` };
  }
  return null;
}
