/** The `aria-current` of a link: `page` for the page itself, `true` for a page of its section. */
export function currentValue(path: string, linkPath?: string, section?: string): 'page' | 'true' | undefined {
  if (path === linkPath) return 'page';
  return section && path.startsWith(section) ? 'true' : undefined;
}
