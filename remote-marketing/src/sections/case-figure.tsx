import type { CaseMetric } from '../content/shapes';
import styles from './case-figure.module.css';
import { MetricChange } from './metric-change';

interface CaseFigureProps {
  figure: CaseMetric;
  /** Whether it is the first thing that is read of a page. */
  large?: boolean;
}

/** The number of a case that changed: what it was, struck through, and what it is. */
export function CaseFigure({ figure: { name, before, after, unit }, large }: CaseFigureProps) {
  return (
    <span className={large ? `${styles.figure} ${styles.large}` : styles.figure}>
      <small>{name}</small>
      <span>
        <MetricChange before={before} after={after} />
        <em>{unit}</em>
      </span>
    </span>
  );
}
