import type { ReactNode } from 'react';
import { text } from '..';
import styles from './specimen.module.css';

/** A state of a piece, under its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      <p className={text.note}>{name}</p>
      {children}
    </div>
  );
}
