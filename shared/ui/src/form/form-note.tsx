import type { ReactNode } from 'react';
import styles from './form.module.css';

/** The purpose of a form's data, in a line before its button. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
