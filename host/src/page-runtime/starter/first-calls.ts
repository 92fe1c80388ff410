import type { SiteConfig } from '@shared/contract/config';
import type { Bootstrap } from '@shared/contract/release';
import { firstCallFresh } from '../policy';

/**
 * Asks for a page's first public data while its scripts are on their way; the API client takes the answers. For somebody who is
 * signed in they would be others, and are left to the page.
 */
export function makeFirstCalls(
  { apiBaseUrl, basePath }: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  paths: readonly string[],
): Bootstrap['calls'] {
  const calls: Bootstrap['calls'] = new Map();
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
  }, firstCallFresh);
  return calls;
}
