import type { SiteConfig } from '@shared/contract/config';

/** The part of the configuration that calls need (docs/requirements.md section 11); defaults where a page brings none. */
export type ApiConfig = Pick<
  SiteConfig,
  'basePath' | 'apiBaseUrl' | 'loginUrl' | 'downloadLinkUrl' | 'secretId' | 'secret' | 'telemetryUrl'
>;

const fallback: ApiConfig = {
  basePath: '/',
  apiBaseUrl: '',
  loginUrl: '',
  downloadLinkUrl: '',
  secretId: 'site-web',
  secret: 'public-download-throttle',
  telemetryUrl: '',
};

/** The one place that reads the global. */
export function apiConfig(): ApiConfig {
  const given = (globalThis as { __SITE_CONFIG__?: Partial<ApiConfig> }).__SITE_CONFIG__;
  return { ...fallback, ...given };
}
