import { setTimeout as wait } from 'node:timers/promises';

/** How long a bucket is waited for, and how often it, or PostgreSQL in its place, is asked again. Times are in ms. */
export const limits = {
  /** Milliseconds until a connection stands: a store that is there answers within one second. */
  connect: 3000,
  /** Milliseconds without a byte of an answer, or of a body that comes. */
  silence: 5000,
  /** Milliseconds for each megabyte that is sent, beside `silence`. */
  perMegabyte: 1000,
  /** A large body may wait for whoever sends or takes it. */
  streamSilence: 60_000,
  /** A store that restarts is away for a second or two. */
  attempts: 4,
  /** Milliseconds before the second attempt; doubled before each that follows, and drawn at random between half of it and all. */
  pause: 200,
  /** Requests under way at a time; all others wait. */
  connections: 64,
  /** Largest body of one request, in bytes: S3's own limit. */
  largestBody: 5 * 1024 ** 3,
  /** A presigned link and a lease need clocks that agree: a store refuses what is off by 15 min. */
  clock: 5 * 60_000,
  /** Prefix for a probe's objects; those of a probe that was killed are swept. */
  probe: 'probe/',
  /** Seconds that a presigned link can last: S3's own limit. */
  longestLink: 7 * 24 * 3600,
} as const;

/** Waits before attempt `number` + 1. */
export const pause = (number: number): Promise<void> =>
  wait(limits.pause * 2 ** (number - 1) * (0.5 + Math.random() / 2));
