import type { Bootstrap, PageData } from '@shared/contract/release';
import { documentAttempts } from '../policy';
import { COMPOSITION, releaseFolder } from '../release';

/** Asks at once for all that a page needs to lead on: which releases are current, and the files its HTML tells of besides its own. */
export function askAhead({ host, remote }: PageData, calls: Bootstrap['calls']): void {
  if (!remote) return;
  const composition = fetch(window.__SITE_CONFIG__.basePath + COMPOSITION, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(documentAttempts.composition[0]),
  });
  // The host asks again where it fails.
  composition.catch(() => undefined);
  calls.set(COMPOSITION, composition);
  for (const [file, integrity] of Object.entries(host.parts ?? {})) preload(releaseFolder(host) + file, integrity);
  const folder = releaseFolder(remote);
  const { [remote.page]: own, ...others } = remote.first.pages;
  for (const file of Object.values(others).flatMap((page) => Object.values(page).flat())) {
    // The files are on their way.
    if (!own?.scripts.includes(file)) preload(folder + file, remote.first.integrity[file] ?? '');
  }
}

function preload(href: string, integrity: string): void {
  const link = document.createElement('link');
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href }));
}
