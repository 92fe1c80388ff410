import type { ReactNode } from 'react';
import styles from './problem.module.css';

/** A line about a write that failed, where it was made. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={styles.problem} role="alert">
      {children}
    </p>
  );
}
