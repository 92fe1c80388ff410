import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What a form's data are for, in a line before its button. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
