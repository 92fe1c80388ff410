import type { ReactNode } from 'react';
import styles from './code.module.css';

interface CodeProps {
  lines: readonly ReactNode[];
  /** Number of the first line; without it the lines stand bare. */
  from?: number;
  /** Fills a window to its edges. */
  flat?: boolean;
}

/** Drawn code: `<b>` is a keyword, `<q>` a text, `<em>` what is being suggested. */
export function Code({ lines, from, flat }: CodeProps) {
  return (
    <ol className={flat ? `${styles.code} ${styles.flat}` : styles.code}>
      {lines.map((line, index) => (
        <li key={index}>
          {from === undefined ? null : <i>{from + index}</i>}
          {line}
        </li>
      ))}
    </ol>
  );
}
