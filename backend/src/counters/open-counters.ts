import type { BackendConfig } from '../config/backend-config';
import type { Counters } from './counters';
import { MemoryCounters } from './memory-counters';

/** Opens the counters for limits: Redis where it is configured, whether or not it answers yet. */
export async function openCounters(
  { redisUrl }: Pick<BackendConfig, 'redisUrl'>,
  report: (error: Error) => void,
): Promise<Counters> {
  if (redisUrl === undefined) return new MemoryCounters();
  const { RedisCounters } = await import('./redis-counters');
  const counters = new RedisCounters(redisUrl, report);
  await counters.connect();
  return counters;
}
