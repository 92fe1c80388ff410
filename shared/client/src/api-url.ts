import { apiConfig } from './site-config';

/**
 * The configured base of all calls, without a trailing slash; this origin below the base path where none is configured
 * (docs/requirements.md section 9).
 */
export function apiBaseUrl(): string {
  const { apiBaseUrl: configured, basePath } = apiConfig();
  return new URL(configured || basePath, location.origin).href.replace(/\/$/, '');
}

/** Address of a path that the API gave or that it serves: `/api/ext/v1/media/…`. */
export function apiUrl(path: string): string {
  return apiBaseUrl() + path;
}
