import type { ReactNode } from 'react';
import styles from './form.module.css';

/** The button that sends a form, and what became of its draft. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
