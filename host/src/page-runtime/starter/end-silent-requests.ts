import type { Bootstrap } from '@shared/contract/release';
import { silence } from '../policy';

/**
 * Over HTTP/1.1 a browser has six connections to a site. Where nothing at all has arrived for a while, requests without an answer
 * hold them, and further attempts would wait behind: those requests are ended. Over HTTP/2 nothing has to be.
 */
export function endSilentRequests(scripts: Bootstrap['scripts']): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const arrived = performance
    .getEntriesByType('resource')
    .some((entry) => performance.now() - (entry as PerformanceResourceTiming).responseEnd < silence.after);
  if (document.readyState === 'loading' || arrived || navigation?.nextHopProtocol !== 'http/1.1') return;
  const unfinished = [...document.images].filter(({ complete }) => !complete);
  stop();
  // Ended, not failed: some have never left the browser. The loader asks for them as if nobody had.
  for (const [url, { state }] of scripts) if (state === 'pending') scripts.delete(url);
  // Pictures were only waiting, too.
  for (const image of unfinished) image.setAttribute('src', image.src);
}
