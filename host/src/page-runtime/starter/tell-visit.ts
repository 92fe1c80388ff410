import { MOBILE_MAX_WIDTH } from '@shared/contract/config';
import type { InputOf, visitCreate } from '@shared/contract/endpoints';
import type { PageData } from '@shared/contract/release';

/** Bytes of a beacon, and the width in px from which a window is wide. */
const MOST = 300;
const WIDE = 1200;

/**
 * Tells the operator, each time the page is hidden, which pages were shown since, without a cookie or anything stored
 * (docs/decisions/026-personal-data.md). The list is filled by whoever shows a page; what does not fit is left out.
 */
export function tellVisit({ host, remote, path }: PageData, telemetryUrl: string): string[] {
  const views = [path];
  const { name, version } = remote ?? host;
  const query = new URLSearchParams(location.search);
  const words = ['source', 'medium', 'campaign'].map((key) => query.get(`utm_${key}`)).filter(Boolean);
  let first: Pick<InputOf<typeof visitCreate>, 'referrer' | 'campaign'> = {
    referrer: (document.referrer.split('/')[2] ?? '').slice(0, 40),
    ...(words[0] && { campaign: words.join(' / ').slice(0, 40) }),
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !telemetryUrl || !views[0]) return;
    const width = innerWidth > MOBILE_MAX_WIDTH ? (innerWidth > WIDE ? 'wide' : 'middle') : 'narrow';
    const [loaded] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
    // The server says so; a browser that does not know of it counts as everybody.
    const canary = loaded?.serverTiming?.some((one) => one.name === 'canary') && { canary: true as const };
    const release = `${name}@${version}`;
    const tell = () =>
      JSON.stringify({ views, width, release, ...canary, ...first } satisfies InputOf<typeof visitCreate>);
    while (new Blob([tell()]).size > MOST && views.pop());
    navigator.sendBeacon(`${telemetryUrl}/visits`, tell());
    views.length = 0;
    first = {};
  });
  return views;
}
