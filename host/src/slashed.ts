/** A path with a slash at its end, as pages have it. */
export function slashed(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
