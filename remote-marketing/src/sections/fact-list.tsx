import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly { term: string; words: ReactNode }[];
  /** Two lists side by side where there is room. */
  columns?: 1 | 2;
  /** Each fact a column of its own where there is room, its term above its words. */
  wide?: boolean;
  /** These come one after another: wide, on a thread. */
  thread?: boolean;
}

/** Terms and what they mean, on lines. */
export function FactList({ facts, columns = 1, thread = false, wide = thread }: FactListProps) {
  const classes = [styles.facts, columns === 2 && styles.two, wide && styles.wide, thread && styles.thread];
  return (
    <dl className={classes.filter(Boolean).join(' ')}>
      {facts.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
