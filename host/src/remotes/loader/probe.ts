import { GoneError } from '../errors/gone-error';
import { NetworkError } from '../errors/network-error';
import { ServerError } from '../errors/server-error';
import { noteMovement } from './movement';

/**
 * Fetches a file to learn what the network makes of it: an element's `error` event says nothing of the cause.
 * What arrives is cacheable, so the element that follows with the same address does not load it again.
 */
export async function probe(url: string): Promise<void> {
  const response = await fetch(url).catch((error: unknown) => {
    throw new NetworkError(url, { cause: error });
  });
  noteMovement();
  if (response.status >= 500) throw new ServerError(url);
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new GoneError(url);
  const reader = response.body?.getReader();
  try {
    while (reader && !(await reader.read()).done) noteMovement();
  } catch (error) {
    throw new NetworkError(url, { cause: error });
  }
}
