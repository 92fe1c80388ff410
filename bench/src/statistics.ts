export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export interface Interval {
  median: number;
  low: number;
  high: number;
}

/** The median with its 95% interval, by resampling; the seed is fixed, so that the same samples give the same interval. */
export function interval(values: readonly number[], rounds = 4000): Interval {
  const random = generator(20261120);
  const medians = Array.from({ length: rounds }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (rounds - 1))] ?? Number.NaN;
  return { median: median(values), low: at(0.025), high: at(0.975) };
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
