import type { ReactNode } from 'react';
import { ColumnHead, type ColumnHeadProps } from './clauses';
import styles from './split.module.css';

interface SplitProps {
  /** Columns of twelve that the first part takes; neighbouring sections use different ones. */
  first: 4 | 5 | 7;
  /** Centres the shorter part on the taller one. */
  centred?: boolean;
  /** On a phone the second part, which has the heading, comes first. */
  headed?: boolean;
  /** The heading that is the first part. */
  head?: Omit<ColumnHeadProps, 'children'>;
  /** The two parts, or the second where there is a `head`. */
  children: ReactNode;
}

/** Two unequal columns, under one another on a phone. */
export function Split({ first, centred, headed, head, children }: SplitProps) {
  const classes = [styles.split, styles[`first${String(first)}`], centred && styles.centred, headed && styles.headed];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {head ? <ColumnHead {...head} /> : null}
      {children}
    </div>
  );
}
