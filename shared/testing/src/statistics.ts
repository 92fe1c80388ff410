export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The value that so large a share of all is at most. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Interval {
  median: number;
  low: number;
  high: number;
}

/** The interval in words: `12.5 [11.8, 13.1]`. */
export function shown({ median, low, high }: Interval, digits: number, unit = ''): string {
  return `${median.toFixed(digits)}${unit} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;
}

/** The median with its 95% interval, by resampling; the seed is fixed, so that the same samples give the same interval. */
export function interval(values: readonly number[]): Interval {
  return resampled(values.length, (picked) => median(picked.map((index) => values[index] ?? Number.NaN)));
}

/**
 * Returns how the median of one side stands to that of the other, with its 95% interval. Rounds are resampled, both sides of one
 * together: what slows the machine for a while slows both.
 *
 * @param ours samples by round
 * @param theirs samples by round, as many rounds
 */
export function ratioOfMedians(ours: readonly number[][], theirs: readonly number[][]): Interval {
  const pooled = (rounds: readonly number[][], picked: readonly number[]) =>
    median(picked.flatMap((index) => rounds[index] ?? []));
  return resampled(ours.length, (picked) => pooled(ours, picked) / pooled(theirs, picked));
}

function resampled(count: number, statistic: (picked: readonly number[]) => number, times = 4000): Interval {
  const random = generator(20261120);
  const drawn = Array.from({ length: times }, () =>
    statistic(Array.from({ length: count }, () => Math.floor(random() * count))),
  ).sort((a, b) => a - b);
  const at = (share: number) => drawn[Math.floor(share * (times - 1))] ?? Number.NaN;
  return { median: statistic(Array.from({ length: count }, (_, index) => index)), low: at(0.025), high: at(0.975) };
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
