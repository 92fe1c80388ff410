import { type SiteConfig, sitePath } from 'shared/config';
import type { ClientProcessor, ClientSystem } from 'shared/contract/endpoints';

/** Redirects to the newest build's file; works without any script. */
export function directLink(
  config: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  os: ClientSystem,
  arch: ClientProcessor,
): string {
  const path = `/api/ext/v1/download/${os}/${arch}`;
  return config.apiBaseUrl ? config.apiBaseUrl.replace(/\/$/, '') + path : sitePath(config, path);
}
