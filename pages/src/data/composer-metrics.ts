import type { Metrics } from '@shared/observability/metrics';
import { Gauge, Histogram } from 'prom-client';
import type { Batch } from './batches';
import type { LivePart } from './live-part';

/** Figures of the composer, as of what it published last. */
export class ComposerMetrics {
  readonly composing: Histogram<'outcome'>;
  readonly #waited: Histogram;
  readonly #at: Gauge;
  readonly #pages: Gauge<'state'>;

  constructor(metrics: Metrics) {
    const registers = [metrics];
    this.composing = new Histogram({
      name: 'site_compose_duration_seconds',
      help: 'Pages composed with public data, by outcome',
      labelNames: ['outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
      registers,
    });
    this.#waited = new Histogram({
      name: 'site_change_live_seconds',
      help: 'Time from a change of public data to its pages being published',
      buckets: [1, 2, 5, 15, 60, 300],
      registers,
    });
    this.#at = new Gauge({
      name: 'site_composition_timestamp_seconds',
      help: 'Time of the last publication',
      registers,
    });
    this.#pages = new Gauge({
      name: 'site_composed_pages',
      help: 'Pages with public data; those that are stale wait to be composed',
      labelNames: ['state'],
      registers,
    });
  }

  published(parts: readonly LivePart[], done: readonly Batch[]): void {
    const entries = parts.flatMap((part) => [...part.entries.values()]);
    const stale = entries.filter(({ due }) => due !== null).length;
    this.#at.setToCurrentTime();
    this.#pages.set({ state: 'kept' }, entries.length - stale);
    this.#pages.set({ state: 'stale' }, stale);
    for (const { at } of done) if (at !== null) this.#waited.observe(Math.max(0, Date.now() - Date.parse(at)) / 1000);
  }
}
