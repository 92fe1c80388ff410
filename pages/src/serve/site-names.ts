import { isLoopback } from '@shared/contract/config';
import type { FastifyRequest } from 'fastify';

/**
 * The names that the site answers to (`Host`): its origin's, those that `HOSTS` adds, and this machine's own with any port. What
 * asks for another was led here by somebody else's name, and could poison a cache or a link that leads back.
 */
export class SiteNames {
  private readonly names: ReadonlySet<string>;

  /** @param hosts as in an address: `www.example.com`, with its port where it has one */
  constructor(hosts: readonly string[]) {
    this.names = new Set(hosts.map(withoutPort));
  }

  /** Whether all names that a request gives, its own and what a proxy in front passes on, are the site's. */
  has({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
    return this.knows(headers.host ?? '') && (host === headers.host || this.knows(host));
  }

  private knows(given: string): boolean {
    return this.names.has(withoutPort(given)) || isLoopback(given);
  }
}

/** A name as it is compared: in small letters, without a port that goes without saying. */
export function withoutPort(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, '');
}
