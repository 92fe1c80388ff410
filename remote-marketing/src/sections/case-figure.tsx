import type { CaseMetric } from '../content/shapes';
import styles from './case-figure.module.css';
import { MetricChange } from './metric-change';

interface CaseFigureProps {
  figure: CaseMetric;
  /** Whether it is the first thing that is read of a page. */
  large?: boolean;
}

/** The number of a case that changed: what it was, struck through, and what it is; where it fell, how much of it is left. */
export function CaseFigure({ figure: { name, before, after, unit }, large }: CaseFigureProps) {
  // NaN of what is no number, as a time of day.
  const left = Number(after) / Number(before);
  return (
    <span className={large ? `${styles.figure} ${styles.large}` : styles.figure}>
      <small>{name}</small>
      <span>
        <MetricChange before={before} after={after} />
        <em>{unit}</em>
      </span>
      {left < 1 ? (
        <svg aria-hidden="true">
          <rect width={`${String(left * 100)}%`} height="100%" />
        </svg>
      ) : null}
    </span>
  );
}
