import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

const MINUTE = 60_000;
/** A household or a phone owns a whole /64; counting single addresses would count nothing. */
const IPV6_SUBNET = 64;
/** Providers give a network of this size to a site with many of them. */
const IPV6_NETWORK = 48;
/** The number of times that all of such a site may ask as much as one address. */
const NETWORK_SHARE = 5;

type Limit = (request: FastifyRequest) => Promise<void>;

/** Refuses an address beyond `max` requests a minute. Each limit counts by itself, under its name, on all backends together. */
export function limitAddress(app: FastifyInstance, name: string, max: number): Limit {
  return refuseBeyond(app, { max, groupId: name, ipv6Subnet: IPV6_SUBNET });
}

/** The same for logins, where who owns a whole /48 of IPv6 must not count as 65,536 addresses; a company may share one. */
export function limitNetwork(app: FastifyInstance, name: string, max: number): Limit {
  const address = limitAddress(app, name, max);
  const network = refuseBeyond(app, { max: max * NETWORK_SHARE, groupId: `${name} network`, ipv6Subnet: IPV6_NETWORK });
  return async (request) => {
    await address(request);
    await network(request);
  };
}

/** Refuses a signed-in visitor beyond `max` requests a minute, wherever they come from. */
export function limitUser(app: FastifyInstance, max: number): Limit {
  const keyGenerator = (request: FastifyRequest) => `${request.login?.user.id ?? 0}`;
  return refuseBeyond(app, { max, groupId: 'visitor', keyGenerator });
}

const HOUR = 60 * MINUTE;
/** The number of accounts whose writing one device may do: a browser at one address. */
const DEVICE_SHARE = 3;

/** Refuses an account beyond `max` texts an hour, and a device beyond those of a few accounts. */
export function limitWriting(app: FastifyInstance, max: number): Limit {
  const message = '这一小时发得太多了，请过一会儿再发';
  const user = (request: FastifyRequest) => `${request.login?.user.id ?? 0}`;
  const device = (request: FastifyRequest) => `${request.ip} ${request.headers['user-agent'] ?? ''}`;
  const limits = [
    refuseBeyond(app, { max, groupId: 'writer', keyGenerator: user, timeWindow: HOUR }, message),
    refuseBeyond(app, { max: max * DEVICE_SHARE, groupId: 'device', keyGenerator: device, timeWindow: HOUR }, message),
  ];
  return async (request) => {
    for (const limit of limits) await limit(request);
  };
}

/** A limit that does not count for some. */
export function exempt(isExempt: (request: FastifyRequest) => boolean, limit: Limit): Limit {
  return async (request) => {
    if (!isExempt(request)) await limit(request);
  };
}

function refuseBeyond(app: FastifyInstance, options: RateLimitOptions, message?: string): Limit {
  const count = app.createRateLimit({ timeWindow: MINUTE, ...options });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new Refusal('rate-limited', { retryAfter: Math.max(1, result.ttlInSeconds) }, message);
    }
  };
}
