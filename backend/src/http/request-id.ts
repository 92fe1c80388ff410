import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that the proxy in front gave the request, so that its log and ours name it alike; one of our own without it. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
