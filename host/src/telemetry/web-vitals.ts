import type { TelemetryEvent } from '@shared/contract/endpoints';

/**
 * The web vitals of a page load, read from what the browser kept, at the moment the visitor leaves: nothing observes, and
 * nothing is loaded, while the page is used (decision 026).
 */

type VitalMetric = NonNullable<TelemetryEvent['metric']>;

export interface Vital {
  metric: VitalMetric;
  /** Milliseconds; a layout shift has no unit. */
  value: number;
}

/** Fields of `layout-shift`, `event` and `largest-contentful-paint` entries beyond the common ones. */
export interface TimedEntry {
  startTime: number;
  duration: number;
  /** The value of a layout shift. */
  value?: number;
  hadRecentInput?: boolean;
  /** The interaction of an event; 0 where it belongs to none. */
  interactionId?: number;
}

/** Shifts less than a second apart are one window of at most five seconds, in ms; the worst window counts. */
const WINDOW_GAP = 1000;
const WINDOW_LENGTH = 5000;
/** Browsers keep events from this duration on, in ms: whatever took less counts as this much. */
const SHORTEST_KEPT = 104;
/** The number of interactions for each of which one outlier is left out. */
const OUTLIERS = 50;

/** Reads the vitals of this page load so far; one that the browser does not tell is left out. */
export function readVitals(): Vital[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const shifts = kept('layout-shift');
  const interactions = (performance as { interactionCount?: number }).interactionCount ?? 0;
  const values: readonly (readonly [VitalMetric, number | undefined])[] = [
    ['TTFB', navigation?.responseStart],
    ['FCP', paint?.startTime],
    ['LCP', kept('largest-contentful-paint')?.at(-1)?.startTime],
    ['CLS', shifts && worstShift(shifts)],
    ['INP', slowestInteraction(kept('event') ?? [], interactions)],
  ];
  return values.flatMap(([metric, value]) => (value === undefined ? [] : [{ metric, value }]));
}

/** The largest sum of a window of shifts that no visitor's action caused. */
export function worstShift(shifts: readonly TimedEntry[]): number {
  let worst = 0;
  let sum = 0;
  let [first, last] = [-Infinity, -Infinity];
  for (const { startTime, value = 0, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= WINDOW_GAP || startTime - first >= WINDOW_LENGTH) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The slowest interaction but for outliers, in ms; undefined where there was none. */
export function slowestInteraction(events: readonly TimedEntry[], interactions: number): number | undefined {
  const slowest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  const count = Math.max(interactions, slowest.size);
  if (count === 0) return undefined;
  const durations = [...slowest.values()].sort((a, b) => b - a);
  return durations[Math.floor(count / OUTLIERS)] ?? SHORTEST_KEPT;
}

/** Entries of a type that the browser kept since the page began; undefined where it keeps none. */
function kept(type: string): TimedEntry[] | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const entries = observer.takeRecords();
  observer.disconnect();
  return entries;
}
