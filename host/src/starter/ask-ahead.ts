import type { PageData } from '../document/page-data';
import { releaseFolder } from '../remotes/release';
import { POINTER, POINTER_PATIENCE, type SiteGlobal } from './site-global';

/** Asks at once for all that a page needs to lead on: which releases are current, and the files its HTML tells of besides its own. */
export function askAhead({ remote }: PageData, calls: SiteGlobal['calls']): void {
  if (!remote) return;
  const pointer = fetch(window.__SITE_CONFIG__.basePath + POINTER, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(POINTER_PATIENCE),
  });
  // Where it fails, the host asks again.
  pointer.catch(() => undefined);
  calls.set(POINTER, pointer);
  const folder = releaseFolder(remote);
  const { [remote.page]: own, ...others } = remote.first.pages;
  for (const file of Object.values(others)
    .flatMap((page) => Object.values(page) as string[])
    .flat()) {
    // Those are on their way.
    if (own?.scripts.includes(file)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = remote.first.integrity[file] ?? '';
    link.href = folder + file;
    document.head.append(link);
  }
}
