import { isLoopback } from '@shared/contract/config';
import type { FastifyRequest } from 'fastify';
import type { Addresses } from '@shared/store/config/settings';
import { alarmSentences } from './alarm-sentences';
import type { Alarms } from './alarms';
import { type SiteNames, withoutPort } from './site-names';

/** ms that are counted together at least, and requests: one visitor by another name is no move of the site. */
const LONG_ENOUGH = 60_000;
const ENOUGH = 20;

type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'host'>;

/**
 * Compares where pages say that the site is, which is their canonical address, with where visitors ask for them. Most of them at
 * another name is an alarm, until most are at that one again. Whoever asks often enough by a wrong name can raise it, and no more:
 * a name that is not the site's is never repeated.
 */
export class AskedAddress {
  private composed: Addresses | null = null;
  private began = Date.now();
  private own = 0;
  private readonly others = new Map<string, number>();

  /** @param problemOf what is wrong beside, in how this server was started */
  constructor(
    private readonly alarms: Pick<Alarms, 'raise' | 'clear'>,
    private readonly names: SiteNames,
    private readonly problemOf: (composed: Addresses) => string | null = () => null,
  ) {}

  /** Is told of what pages are composed for, each time that is other pages. */
  composedFor(composed: Addresses): void {
    if (composed.origin !== this.composed?.origin) this.begin();
    this.composed = composed;
    const problem = this.problemOf(composed);
    if (problem === null) this.alarms.clear('environment');
    else this.alarms.raise('environment', alarmSentences.otherAddress(problem));
  }

  /** Counts what a browser asks for as a page; what runs on this machine asks by names that say nothing. */
  count({ method, headers, host }: Asked): void {
    if (this.composed === null || method !== 'GET' || !headers.accept?.includes('text/html')) return;
    const given = withoutPort(host);
    const own = withoutPort(new URL(this.composed.origin).host);
    if (given === own) this.own += 1;
    else if (isLoopback(given)) return;
    else {
      const name = this.names.has({ headers, host }) ? given : 'names that are not this site’s';
      this.others.set(name, (this.others.get(name) ?? 0) + 1);
    }
    this.judge();
  }

  private judge(): void {
    const elsewhere = [...this.others.values()].reduce((sum, count) => sum + count, 0);
    if (Date.now() - this.began < LONG_ENOUGH || this.own + elsewhere < ENOUGH || this.composed === null) return;
    const [most] = [...this.others].sort(([, a], [, b]) => b - a);
    if (most && elsewhere > this.own)
      this.alarms.raise('origin', alarmSentences.otherOrigin(this.composed.origin, most[0]));
    else this.alarms.clear('origin');
    this.begin();
  }

  private begin(): void {
    this.began = Date.now();
    this.own = 0;
    this.others.clear();
  }
}
