import type { SiteConfig } from '@shared/contract/config';
import type { AskedBuild } from './platforms';

/** The `href` of a link that redirects to the build's file; works without any script. */
export function directLink({ apiBaseUrl }: Pick<SiteConfig, 'apiBaseUrl'>, { os, arch, version }: AskedBuild): string {
  const path = `/api/ext/v1/download/${os}/${arch}${version === undefined ? '' : `?version=${version}`}`;
  return apiBaseUrl ? apiBaseUrl.replace(/\/$/, '') + path : path;
}

/** Whether the calls' own backend gives the links: another service knows nothing of direct ones. */
export function linksAreOurs({ downloadLinkUrl }: Pick<SiteConfig, 'downloadLinkUrl'>): boolean {
  return downloadLinkUrl === '' || downloadLinkUrl.endsWith('/api/ext/v1/download/link');
}
