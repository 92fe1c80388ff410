import { MOBILE_MAX_WIDTH } from '@shared/contract/config';
import type { InputOf, visitCreate } from '@shared/contract/endpoints';
import type { Became, PageData } from '@shared/contract/release';

type Visit = InputOf<typeof visitCreate>;
type ToldState = NonNullable<Visit['view']>['state'];

/** Bytes of a beacon, and the width in px from which a window is wide. */
const MOST = 300;
const WIDE = 1200;

/**
 * Tells the operator, each time the page is hidden, which pages were shown since, without a cookie or anything stored
 * (docs/decisions/026-personal-data.md); the first time also what became of the page, where the server gave this view a token
 * (docs/canary.md). The list is filled by whoever shows a page; what does not fit is left out.
 */
export function tellVisit({ host, remote, path }: PageData, telemetryUrl: string, became: Became): string[] {
  const views = [path];
  const { name, version } = remote ?? host;
  const query = new URLSearchParams(location.search);
  const words = ['source', 'medium', 'campaign'].map((key) => query.get(`utm_${key}`)).filter(Boolean);
  let first: Pick<Visit, 'referrer' | 'campaign' | 'view'> | undefined = {
    referrer: (document.referrer.split('/')[2] ?? '').slice(0, 40),
    ...(words[0] && { campaign: words.join(' / ').slice(0, 40) }),
  };
  addEventListener('error', ({ error, filename }) => {
    if (filename.startsWith(location.origin)) became.threw ??= (error as Partial<Error> | null)?.name;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !telemetryUrl || !views[0]) return;
    const width = innerWidth > MOBILE_MAX_WIDTH ? (innerWidth > WIDE ? 'wide' : 'middle') : 'narrow';
    const [loaded] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
    // The server says so; a browser that does not know of it counts as everybody.
    const [canary, view] = ['canary', 'view'].map((word) => loaded?.serverTiming?.find(({ name }) => name === word));
    const release = `${name}@${version}`;
    if (first && view) {
      const slot = document.querySelector<HTMLElement>('[data-slot]');
      first.view = { token: view.description, state: slot?.dataset['state'] as ToldState, ...became };
    }
    const tell = () => JSON.stringify({ views, width, release, canary: canary && true, ...first } satisfies Visit);
    while (new Blob([tell()]).size > MOST && (views[1] || !first?.campaign ? views.pop() : delete first.campaign));
    navigator.sendBeacon(`${telemetryUrl}/visits`, tell());
    views.length = 0;
    first = undefined;
  });
  return views;
}
