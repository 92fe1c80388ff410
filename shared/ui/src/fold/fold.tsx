import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** What is long, folded on a phone until somebody wants it; open on wider screens and on paper. */
export function Fold({ label, open, children }: { label: string; open?: boolean; children: ReactNode }) {
  return (
    <div className={styles.fold}>
      <label>
        <input type="checkbox" defaultChecked={open} />
        {label}
      </label>
      <div>{children}</div>
    </div>
  );
}
