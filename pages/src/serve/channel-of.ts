import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COHORTS, type CanaryShare, inCanary } from './in-canary';

export type Channel = 'stable' | 'canary';

const COOKIE = 'channel';
/** Seconds that a visitor keeps a cohort. */
const LIFETIME = 7 * 24 * 3600;

/**
 * The channel of a visitor while there is a canary: `?channel=` forces it, else the cohort decides that their cookie keeps.
 * Who has none is stable, unless a `reply` is given that can carry a cohort: that answer is the first that it decides.
 */
export function channelOf(request: FastifyRequest, canary: CanaryShare | null, reply?: FastifyReply): Channel {
  if (!canary) return 'stable';
  const { channel: forced } = request.query as { channel?: unknown };
  if (isChannel(forced)) {
    if (reply) keep(reply, forced);
    return forced;
  }
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=(canary|stable|\\d{1,4})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  if (isChannel(kept)) return kept;
  if (kept === undefined && !reply) return 'stable';
  const cohort = kept === undefined ? randomInt(COHORTS) : Number(kept);
  if (kept === undefined && reply) keep(reply, String(cohort));
  return inCanary(cohort, canary) ? 'canary' : 'stable';
}

/**
 * How long a page, or what names the releases, may be kept. A browser asks each time. A CDN (RFC 9213) may give it for a moment
 * without asking, and for a day where nobody answers: an old page finds its files, which stay in the store for longer. While there
 * is a canary, shared caches may not give one visitor's page to another.
 */
export function cacheFor(canary: CanaryShare | null): Record<'cache-control' | 'cdn-cache-control' | 'vary', string> {
  return canary
    ? { 'cache-control': 'private, no-cache', 'cdn-cache-control': 'no-store', vary: 'Accept-Encoding, Cookie' }
    : {
        'cache-control': 'no-cache',
        'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
        vary: 'Accept-Encoding',
      };
}

function isChannel(value: unknown): value is Channel {
  return value === 'canary' || value === 'stable';
}

function keep(reply: FastifyReply, value: string): void {
  reply.header('set-cookie', `${COOKIE}=${value}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax; HttpOnly`);
}
