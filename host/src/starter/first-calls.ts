import type { SiteConfig } from '@shared/contract/config';
import type { SiteGlobal } from './site-global';

/** Milliseconds for which an answer is as good as a new one. */
const FRESH = 30_000;

/**
 * Asks for a page's first public data while its scripts are on their way; the API client takes the answers. For somebody who is
 * signed in they would be others, and are left to the page.
 */
export function makeFirstCalls(
  { apiBaseUrl, basePath }: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  paths: readonly string[],
): SiteGlobal['calls'] {
  const calls: SiteGlobal['calls'] = new Map();
  // To read cookies is to wait for another process: pages without first calls do not.
  if (paths.length === 0 || /(?:^|;\s*)token=/.test(document.cookie)) return calls;
  for (const path of paths) {
    const answer = fetch((apiBaseUrl || basePath).replace(/\/$/, '') + path, { priority: 'low' });
    // Where it fails, the page asks again.
    answer.catch(() => undefined);
    calls.set(path, answer);
  }
  setTimeout(() => {
    calls.clear();
  }, FRESH);
  return calls;
}
