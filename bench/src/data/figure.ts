/** One figure with what it may be at most. */
export interface Figure {
  what: string;
  value: number;
  most: number;
  unit: string;
  digits?: number;
}

/** The figure, its bound, and whether it is held. */
export function told({ what, value, most, unit, digits = 0 }: Figure): string {
  const held = value <= most;
  const written = (number: number) => `${number.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
  return `- ${what}: **${written(value)}**, at most ${written(most)}: ${held ? 'held' : '**not held**'}`;
}

/** The value that so large a share of them is not above. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
