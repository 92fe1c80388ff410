import type { SiteConfig } from '@shared/contract/config';

/** The part of the runtime configuration that calls need; defaults where a page brings none. */
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
  return { ...fallback, ...globalThis.__SITE_CONFIG__ };
}

/** The configured base of all calls, without a trailing slash; this origin below the base path where none is configured. */
export function apiBaseUrl(): string {
  const { apiBaseUrl: configured, basePath } = apiConfig();
  return new URL(configured || basePath, location.origin).href.replace(/\/$/, '');
}

/** Address of a path that the API gave or that it serves: `/api/ext/v1/media/…`. */
export function apiUrl(path: string): string {
  return apiBaseUrl() + path;
}
