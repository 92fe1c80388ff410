import { GoneError } from '../errors/gone-error';
import { NetworkError } from '../errors/network-error';
import { ServerError } from '../errors/server-error';

/**
 * Fetches a file to learn what the network makes of it: an element's `error` event says nothing of the cause.
 * What arrives is cacheable, so the element that follows with the same address does not load it again.
 */
export function probe(url: string): { done: Promise<void>; moves: () => boolean } {
  let last = 0;
  return {
    moves: () => performance.now() - last < 3000,
    done: (async () => {
      const response = await fetch(url).catch((error: unknown) => {
        throw new NetworkError(url, { cause: error });
      });
      last = performance.now();
      if (response.status >= 500) throw new ServerError(url);
      if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new GoneError(url);
      const reader = response.body?.getReader();
      try {
        while (reader && !(await reader.read()).done) last = performance.now();
      } catch (error) {
        throw new NetworkError(url, { cause: error });
      }
    })(),
  };
}
