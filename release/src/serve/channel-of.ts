import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Channel } from './live-site';

const COOKIE = 'channel';
/** How long a visitor stays on a channel, in seconds. */
const LIFETIME = 7 * 24 * 3600;

/** The channel of a visitor: `?channel=` forces it, the cookie keeps it, no cookie means stable. */
export function channelOf(request: FastifyRequest): Channel {
  const { channel } = request.query as { channel?: unknown };
  if (channel === 'canary' || channel === 'stable') return channel;
  return /(?:^|;\s*)channel=canary(?:;|$)/.test(request.headers.cookie ?? '') ? 'canary' : 'stable';
}

/** While there is a canary, shared caches may not give one visitor's page to another. */
export function cacheFor(canaryPercent: number | undefined): { cacheControl: string; vary: string } {
  return canaryPercent === undefined
    ? { cacheControl: 'no-cache', vary: 'Accept-Encoding' }
    : { cacheControl: 'private, no-cache', vary: 'Accept-Encoding, Cookie' };
}

/** While there is a canary: keeps a visitor's channel in a cookie, and draws one for who has none. */
export function keepChannel(request: FastifyRequest, reply: FastifyReply, canaryPercent: number | undefined): void {
  const { channel: forced } = request.query as { channel?: unknown };
  if (canaryPercent === undefined) return;
  const known = /(?:^|;\s*)channel=(?:canary|stable)(?:;|$)/.test(request.headers.cookie ?? '');
  if (known && forced === undefined) return;
  const channel =
    forced === 'canary' || forced === 'stable' ? forced : randomInt(100) < canaryPercent ? 'canary' : 'stable';
  reply.header('set-cookie', `${COOKIE}=${channel}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax; HttpOnly`);
}
