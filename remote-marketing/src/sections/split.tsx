import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  /** Columns of twelve that the first part takes; neighbouring sections use different ones. */
  first: 4 | 5 | 7;
  /** Centres the shorter part on the taller one. */
  centred?: boolean;
  /** Exactly two parts. */
  children: ReactNode;
}

/** Two unequal columns, under one another on a phone. */
export function Split({ first, centred, children }: SplitProps) {
  const classes = [styles.split, styles[`first${String(first)}`], centred && styles.centred];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
