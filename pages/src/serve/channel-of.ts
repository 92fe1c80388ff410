import { randomInt } from 'node:crypto';
import type { Canary } from '@shared/contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Experiment } from '@shared/contract/release/data-schemas';
import { COHORTS, inCanary, inExperiment } from '@shared/contract/release/in-canary';

/** What a visitor gets beside stable. */
export interface Channel {
  /** Ids of the canaries that they are in. */
  canaries: readonly string[];
  /** Whether they see the experiment of content. */
  isTried: boolean;
  /** The cohort that decided it; null where the visitor did, or where nobody is told apart. */
  cohort: number | null;
}

export const STABLE: Channel = { canaries: [], isTried: false, cohort: null };

/** What some visitors see, and others do not. */
export interface Running {
  running: readonly Canary[];
  experiment: Experiment | undefined;
}

const COOKIE = 'channel';
/** Seconds that a visitor keeps a cohort at least. */
const LIFETIME = 7 * 24 * 3600;

/**
 * The channel of a visitor while there are canaries or an experiment: `?channel=` forces it, with `canary` (all of them), the package of
 * one, `experiment`, or `stable`; else the cohort decides that their cookie keeps. Who has none is stable, unless a `reply` is given that can carry a
 * cohort: that answer is the first that it decides.
 */
export function channelOf(request: FastifyRequest, all: Running, reply?: FastifyReply): Channel {
  const { running, experiment } = all;
  if (running.length === 0 && !experiment) return STABLE;
  const { channel: wanted } = request.query as { channel?: unknown };
  const forced = channelNamed(wanted, all);
  if (forced) {
    if (reply) keep(reply, String(wanted));
    return forced;
  }
  const kept = new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z][a-z0-9-]{0,60}|\\d{1,4})(?:;|$)`).exec(
    request.headers.cookie ?? '',
  )?.[1];
  const keptForced = channelNamed(kept, all);
  if (keptForced) return keptForced;
  const known = /^\d+$/.test(kept ?? '') ? Number(kept) : null;
  if (known === null && !reply) return STABLE;
  const cohort = known ?? randomInt(COHORTS);
  // Whoever is in an experiment is so until its end.
  const lasts = experiment ? Math.ceil((Date.parse(experiment.endsAt) - Date.now()) / 1000) : 0;
  if (known === null && reply) keep(reply, String(cohort), Math.max(LIFETIME, lasts));
  const canaries = running.filter((canary) => inCanary(cohort, canary)).map(({ id }) => id);
  return { canaries, isTried: experiment !== undefined && inExperiment(cohort, experiment), cohort };
}

/** The channel of a name; null where it is of none, as the package of a canary that is over. */
export function channelNamed(word: unknown, { running, experiment }: Running): Channel | null {
  if (word === 'stable') return STABLE;
  if (word === 'experiment' && experiment) return { ...STABLE, isTried: true };
  const own = running.filter(
    ({ releases }) => word === 'canary' || (typeof word === 'string' && Object.hasOwn(releases, word)),
  );
  return own.length > 0 ? { ...STABLE, canaries: own.map(({ id }) => id) } : null;
}

/**
 * How long a page, or what names the releases, may be kept. A browser asks each time. A CDN (RFC 9213) may give it for a moment
 * without asking, and for a day where nobody answers: an old page finds its files, which stay in the store for longer. While there
 * are canaries or an experiment, shared caches may not give one visitor's page to another.
 */
export function cacheFor({
  running,
  experiment,
}: Running): Record<'cache-control' | 'cdn-cache-control' | 'vary', string> {
  return running.length > 0 || experiment
    ? { 'cache-control': 'private, no-cache', 'cdn-cache-control': 'no-store', vary: 'Accept-Encoding, Cookie' }
    : {
        'cache-control': 'no-cache',
        'cdn-cache-control': 'max-age=1, stale-while-revalidate=10, stale-if-error=86400',
        vary: 'Accept-Encoding',
      };
}

function keep(reply: FastifyReply, value: string, lifetime = LIFETIME): void {
  reply.header('set-cookie', `${COOKIE}=${value}; Path=/; Max-Age=${lifetime}; SameSite=Lax; HttpOnly`);
}
