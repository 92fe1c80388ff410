import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly { term: string; words: ReactNode }[];
  /** Two lists side by side where there is room. */
  columns?: 1 | 2;
}

/** Terms and what they mean, on lines. */
export function FactList({ facts, columns = 1 }: FactListProps) {
  return (
    <dl className={columns === 2 ? `${styles.facts} ${styles.two}` : styles.facts}>
      {facts.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
