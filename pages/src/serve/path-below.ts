/** The path of an address below the base path, decoded, without slashes at its ends; null where the address cannot be one. */
export function pathBelow(basePath: string, url: string): string | null {
  const [path = ''] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split('/').includes('..')) return null;
  if (decoded === basePath.slice(0, -1)) return '';
  // Nothing of the site is outside its base path.
  if (!decoded.startsWith(basePath)) return '404';
  return decoded.slice(basePath.length).replace(/\/$/, '');
}
