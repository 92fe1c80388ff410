/** Which page of which remote stands at a path, and what the shell looks like around it (spec.md section 2). */
export interface Route {
  /** Below the base path, without a trailing slash; `:name` is a parameter. Matched exactly, with and without the slash. */
  pattern: string;
  remote: string;
  page: string;
  header: 'dark' | 'light';
  /** Fixed parameters, for addresses that are another name of a page. */
  params?: Readonly<Record<string, string>>;
  /** The address that search engines shall know instead of this one. */
  canonical?: string;
}

const marketing = 'remote-marketing';
const community = 'remote-community';
const download = 'remote-download';

export const routes: readonly Route[] = [
  { pattern: '/', remote: marketing, page: 'home', header: 'dark' },
  { pattern: '/index.html', remote: marketing, page: 'home', header: 'dark', canonical: '/' },
  { pattern: '/comics', remote: community, page: 'comics', header: 'light' },
  { pattern: '/client-download', remote: download, page: 'client-download', header: 'light' },
];

/** Pairs of one page for desktop and for mobile visitors (spec.md section 2, device redirect). */
export const devicePairs: readonly { desktop: string; mobile: string }[] = [
  { desktop: '/comics/', mobile: '/mobile/comics/' },
];
