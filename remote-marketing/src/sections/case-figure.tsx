import { ArrowIcon, text } from '@shared/ui';
import type { CaseMetric } from '../content/schema/cases';
import styles from './case-figure.module.css';

interface CaseFigureProps {
  figure: CaseMetric;
  /** As the first thing that is read of a page. */
  large?: boolean;
}

/** The number of a case that changed: what it was, struck through, and what it is. */
export function CaseFigure({ figure: { name, before, after, unit }, large }: CaseFigureProps) {
  return (
    <span className={large ? `${styles.figure} ${styles.large}` : styles.figure}>
      <small>{name}</small>
      <span>
        <s>
          <span className={text.visuallyHidden}>原来 </span>
          {before}
        </s>
        <ArrowIcon />
        <b>
          <span className={text.visuallyHidden}>现在 </span>
          {after}
        </b>
        <em>{unit}</em>
      </span>
    </span>
  );
}
