import { type SiteConfig, sitePath } from '@shared/contract/config';
import type { AskedBuild } from './platforms';

/** Redirects to the build's file; works without any script. */
export function directLink(
  config: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  { os, arch, version }: AskedBuild,
): string {
  const path = `/api/ext/v1/download/${os}/${arch}${version === undefined ? '' : `?version=${version}`}`;
  return config.apiBaseUrl ? config.apiBaseUrl.replace(/\/$/, '') + path : sitePath(config, path);
}

/** Whether the calls' own backend gives the links: another service knows nothing of direct ones. */
export function linksAreOurs({ downloadLinkUrl }: Pick<SiteConfig, 'downloadLinkUrl'>): boolean {
  return downloadLinkUrl === '' || downloadLinkUrl.endsWith('/api/ext/v1/download/link');
}
