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
