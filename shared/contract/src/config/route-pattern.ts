/** Parts of a path or a pattern between its slashes; a last slash opens none. */
function partsOf(path: string): string[] {
  return (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).slice(1).split('/');
}

/** The parameters of a path by the names in a route's pattern (`/case/:id`), with or without a last slash; null where it leads elsewhere. */
export function paramsAt(pattern: string, path: string): Record<string, string> | null {
  const [parts, wanted] = [partsOf(path), partsOf(pattern)];
  if (parts.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      if (name !== part) return null;
    } else if (part === '') return null;
    else params[name.slice(1)] = part;
  }
  return params;
}

/** The route at a path: one without parameters before all others, then the first that fits. */
export function routeAt<Route extends { pattern: string }>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Record<string, string> } | null {
  let found: { route: Route; params: Record<string, string> } | null = null;
  for (const route of routes) {
    const params: Record<string, string> | null =
      found && hasParams(route.pattern) ? null : paramsAt(route.pattern, path);
    if (!params) continue;
    if (!hasParams(route.pattern)) return { route, params };
    found = { route, params };
  }
  return found;
}

/** Whether one pattern leads to many addresses. */
export function hasParams(pattern: string): boolean {
  return pattern.includes('/:');
}

/** Whether an address could be meant by both patterns. */
export function patternsOverlap(one: string, other: string): boolean {
  const [parts, others] = [partsOf(one), partsOf(other)];
  const fits = (part: string, index: number) =>
    part.startsWith(':') || others[index]?.startsWith(':') === true || part === others[index];
  return parts.length === others.length && parts.every(fits);
}
